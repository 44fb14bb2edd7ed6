// SPDX-License-Identifier: MIT
#pragma once

#include "cli/arguments.h"

#include <QByteArrayList>
#include <QJsonObject>

#include <functional>

namespace gyoji {
class Words;
} // namespace gyoji

/// The commands of gyoji-cli as functions: what is typed goes in, what is printed comes out.
namespace gyoji::cli {

/// Exit status of the program.
enum class Status { Fine = 0, Usage = 1, Unreadable = 2, Refused = 3 };

/// What a command prints, and how it ends.
struct Result
{
    Status status = Status::Fine;
    QByteArray output;
    QByteArray errors;
};

/// What commands may do with files; "-" is standard input.
struct Files
{
    /// A whole file; none where it cannot be read.
    std::function<std::optional<QByteArray>(const QString &name)> read;
    /// When it was last changed, with the offset to UTC; standard input: now.
    std::function<QDateTime(const QString &name)> changed;
    /// Puts a whole file there, or leaves what was there.
    std::function<bool(const QString &name, const QByteArray &content)> write;
};

/// Runs what the command line asks for.
Result run(const QStringList &words, Language locale, const Files &files);

Result replay(const Arguments &arguments, const QByteArray &file, const Words &words);
Result asks(const Arguments &arguments, const QByteArray &file, const Words &words);
Result advise(const Arguments &arguments, const QByteArray &file, const Words &words);
Result drift(const Arguments &arguments, const QByteArray &file, const Words &words);
Result checkBox(const Arguments &arguments, const QByteArray &file, const Words &words);
Result exportPlay(const Arguments &arguments, const QByteArray &file, const Files &files,
                  const Words &words);
Result simulate(const Arguments &arguments, const Words &words);
Result rules(const Arguments &arguments, const Words &words);

/// A JSON document on a line of its own.
QByteArray lineOf(const QJsonObject &object);

/// There is no such game among those.
Result unknownGame(const Arguments &arguments, const QByteArrayList &games, const Words &words);

/// Nothing but an error: {"error":{"line","rule","message"}}, without a line where that is 0.
Result failure(Status status, const Refusal &refusal, int line, const Words &words,
               Language language);

/// A seat that is not at that table.
Result noSeat(int seat, int seats, const Words &words, Language language);

} // namespace gyoji::cli
