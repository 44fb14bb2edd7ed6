// SPDX-License-Identifier: MIT
#include "cli/command.h"
#include "results/format.h"
#include "table/script.h"
#include "words/words.h"

namespace gyoji::cli {

namespace {

Play playOf(const Script &script, const Arguments &arguments, const Files &files)
{
    Play play;
    play.sheet = script.table->sheet();
    play.journal = writeScript(script.header, *script.table);
    play.id = playIdOf(play.journal);
    play.when = arguments.date.isValid() ? arguments.date : files.changed(arguments.file);
    play.minutes = arguments.minutes;
    play.location = arguments.location;
    return play;
}

} // namespace

Result exportPlay(const Arguments &arguments, const QByteArray &file, const Files &files,
                  const Words &words)
{
    const Language language = arguments.language;
    const Script script = readScript(file, shippedBox);
    if (const auto &fault = script.fault) {
        const auto status = fault->isUnreadable ? Status::Unreadable : Status::Refused;
        return failure(status, fault->refusal, fault->line, words, language);
    }
    auto written = writeResult(arguments.to, playOf(script, arguments, files), words, language);
    if (const auto *refusal = std::get_if<Refusal>(&written))
        return failure(Status::Refused, *refusal, 0, words, language);
    auto &result = std::get<QByteArray>(written);
    if (arguments.output.isEmpty())
        return {Status::Fine, std::move(result), {}};
    if (files.write(arguments.output, result))
        return {};
    return failure(Status::Unreadable,
                   {"command.cannot-write", {{"file", arguments.output.toStdString()}}}, 0, words,
                   language);
}

} // namespace gyoji::cli
