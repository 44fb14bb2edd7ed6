// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "table/script.h"
#include "words/story.h"

namespace gyoji::cli {

namespace {

QByteArray logOf(const Script &script)
{
    QByteArray log;
    for (std::size_t i = 0; i < script.lines.size(); ++i) {
        for (const QByteArray &fact : script.table->log(i, script.lines[i]))
            log += fact + '\n';
    }
    return log;
}

QByteArray outputOf(const Script &script, const Arguments &arguments, const Words &words)
{
    const Table &table = *script.table;
    if (arguments.command == QLatin1String("asks"))
        return table.asks() + '\n';
    if (arguments.log)
        return logOf(script);
    if (arguments.text)
        return tellStory(table, words, arguments.language).toUtf8();
    return (arguments.as ? table.state(static_cast<SeatIndex>(*arguments.as)) : table.state()) +
           '\n';
}

/// Prints the script as far as it stands, and where and why it stopped.
Result print(const Arguments &arguments, const QByteArray &file, const Words &words)
{
    const Script script = readScript(file, shippedBox);
    const int seats = script.table ? script.table->seatCount() : 0;
    if (script.table && arguments.as && *arguments.as >= seats)
        return noSeat(*arguments.as, seats, words, arguments.language);

    Result result;
    if (const auto &fault = script.fault) {
        const auto status = fault->isUnreadable ? Status::Unreadable : Status::Refused;
        result = failure(status, fault->refusal, fault->line, words, arguments.language);
    }
    if (script.table)
        result.output = outputOf(script, arguments, words);
    return result;
}

} // namespace

Result replay(const Arguments &arguments, const QByteArray &file, const Words &words)
{
    return print(arguments, file, words);
}

Result asks(const Arguments &arguments, const QByteArray &file, const Words &words)
{
    return print(arguments, file, words);
}

} // namespace gyoji::cli
