// SPDX-License-Identifier: MIT
#pragma once

#include "words/language.h"

#include <QHostAddress>
#include <QStringList>

#include <optional>

namespace gyoji {

/// What the command line asks of a host without a window.
struct ServeOptions
{
    /// The data folder; empty: the user's own.
    QString data;
    /// The tables to serve; none: all that are not over.
    QStringList tables;
    /// Serves the example table; the user's data stay closed.
    bool example = false;
    /// None: the one used last, or any.
    std::optional<quint16> port;
    QHostAddress address{QHostAddress::Any};
    /// The language of messages; none: the locale's.
    std::optional<Language> language;
};

/// Reads the words behind the program's name, `--serve` among them; none where they are wrong.
std::optional<ServeOptions> readServeOptions(const QStringList &words);

} // namespace gyoji
