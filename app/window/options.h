// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/rule_id.h"
#include "words/language.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace gyoji {

/// What the command line asks of the window.
struct Options
{
    /// The data folder; empty: the user's own.
    QString data;
    /// Opens the example table; the user's data stay closed.
    bool example = false;
    /// A script or box file to open; empty: none.
    QString file;
    /// Where a picture of the window goes; empty: the window itself is shown.
    QString shot;
    /// Where a page that explains the icons goes, to print; empty: nowhere.
    QString icons;
    /// Where the result of the file goes, a .png or a .pdf; empty: nowhere.
    QString exported;
    /// "a4" or "letter".
    QString paper = QStringLiteral("a4");
    /// The page to show; empty: the table that is running, or else home.
    QString page;
    QSize size{1280, 800};
    /// None: the language that is kept, or else the locale's.
    std::optional<Language> language;
};

/// Nothing to run: a `window.` sentence to say instead, and the exit status.
struct Instead
{
    RuleId sentence;
    int status = 0;
    std::optional<Language> language;
};

/// Reads the words behind the program's name.
std::variant<Options, Instead> readOptions(const QStringList &words);

} // namespace gyoji
