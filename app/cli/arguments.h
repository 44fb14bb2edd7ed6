// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/refusal.h"
#include "results/format.h"
#include "words/language.h"

#include <QDateTime>
#include <QJsonObject>
#include <QStringList>

#include <optional>
#include <variant>

namespace gyoji::cli {

/// What the command line asks for.
struct Arguments
{
    QString command;
    /// Positional, "-" for standard input.
    QString file;
    /// All that stands behind `rules`.
    QString question;
    Language language = Language::English;
    bool log = false;
    bool text = false;
    std::optional<int> as;
    int player = 0;
    /// What lies before that player, in the fields of `adjust`.
    QJsonObject seen;
    /// Empty where none is named.
    QString game;
    int games = 0;
    quint64 seed = 0;
    std::optional<int> players;
    bool script = false;
    ResultFormat to{};
    /// Empty for standard output.
    QString output;
    /// With its offset to UTC; invalid where it was not said.
    QDateTime date;
    std::optional<int> minutes;
    QString location;
    bool help = false;
};

/// Wrong usage: a `command.` id and what its message names.
struct UsageFault
{
    Refusal refusal;
    /// Messages are in the language asked for, even so.
    Language language = Language::English;
};

/// Reads the words behind the program's name. The language is `--lang`'s, or else the locale's.
std::variant<Arguments, UsageFault> readArguments(const QStringList &words, Language locale);

} // namespace gyoji::cli
