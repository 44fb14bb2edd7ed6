// SPDX-License-Identifier: MIT
#pragma once

#include "words/language.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <variant>

namespace gyoji {

/// What the command line asks of the window.
struct Options
{
    /// The data folder; empty: the user's own.
    QString data;
    /// Opens the example table; the user's data stay closed.
    bool example = false;
    /// Where a picture of the window goes; empty: the window itself is shown.
    QString shot;
    /// The page that the picture shows: "home", "new", "table" or "results".
    QString page;
    QSize size{1280, 800};
    Language language = Language::English;
};

/// Reads the words behind the program's name; else what to say instead, with the exit status.
struct Instead
{
    QString text;
    int status = 0;
};
std::variant<Options, Instead> readOptions(const QStringList &words, Language locale);

} // namespace gyoji
