// SPDX-License-Identifier: MIT
#include "cli/command.h"

#include "words/words.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace gyoji::cli {

namespace {

Result runOnFile(const Arguments &arguments, const QByteArray &file, const Files &files,
                 const Words &words)
{
    if (arguments.command == "replay"_L1)
        return replay(arguments, file, words);
    if (arguments.command == "asks"_L1)
        return asks(arguments, file, words);
    if (arguments.command == "advise"_L1)
        return advise(arguments, file, words);
    if (arguments.command == "drift"_L1)
        return drift(arguments, file, words);
    if (arguments.command == "export"_L1)
        return exportPlay(arguments, file, files, words);
    return checkBox(arguments, file, words);
}

} // namespace

Result run(const QStringList &words, Language locale, const Files &files)
{
    const Words sentences;
    const auto read = readArguments(words, locale);
    if (const auto *fault = std::get_if<UsageFault>(&read))
        return failure(Status::Usage, fault->refusal, 0, sentences, fault->language);
    const auto &arguments = std::get<Arguments>(read);
    if (arguments.help)
        return {Status::Fine,
                sentences.sentence("command.usage", {}, arguments.language).toUtf8() + '\n',
                {}};
    if (arguments.command == "simulate"_L1)
        return simulate(arguments, sentences);
    if (arguments.command == "rules"_L1)
        return rules(arguments, sentences);
    const auto file = files.read(arguments.file);
    if (!file)
        return failure(Status::Unreadable,
                       {"command.cannot-read", {{"file", arguments.file.toStdString()}}}, 0,
                       sentences, arguments.language);
    return runOnFile(arguments, *file, files, sentences);
}

QByteArray lineOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

Result unknownGame(const Arguments &arguments, const QByteArrayList &games, const Words &words)
{
    return failure(
        Status::Usage,
        {"command.unknown-game",
         {{"word", arguments.game.toStdString()}, {"expected", games.join(", ").toStdString()}}},
        0, words, arguments.language);
}

Result failure(Status status, const Refusal &refusal, int line, const Words &words,
               Language language)
{
    QJsonObject error{{"rule"_L1, QString::fromUtf8(refusal.rule.data(), std::ssize(refusal.rule))},
                      {"message"_L1, words.message(refusal, line, language)}};
    if (line > 0)
        error.insert("line"_L1, line);
    return {status, {}, lineOf({{"error"_L1, error}})};
}

Result noSeat(int seat, int seats, const Words &words, Language language)
{
    return failure(Status::Usage,
                   {"command.no-seat", {{"word", std::to_string(seat)}, {"max", seats - 1}}}, 0,
                   words, language);
}

} // namespace gyoji::cli
