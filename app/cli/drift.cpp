// SPDX-License-Identifier: MIT
#include "arigato/drift.h"

#include "arigato/json/script_json.h"
#include "cli/seat_game.h"
#include "kernel/script_ids.h"
#include "words/arigato_drift.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace gyoji::cli {

namespace {

/// The fields that every line of a seat has are not seen, but asked for.
std::variant<arigato::Adjust, Refusal> readSeen(const Arguments &arguments,
                                                const arigato::State &state)
{
    QJsonObject line = arguments.seen;
    for (const auto key : {"do"_L1, "player"_L1}) {
        if (line.contains(key))
            return Refusal{script::unknownKey, {{"key", std::string(key.data(), key.size())}}};
    }
    line.insert("do"_L1, "adjust"_L1);
    line.insert("player"_L1, arguments.player);
    auto read = arigato::readAction(line, state);
    if (auto *refusal = std::get_if<Refusal>(&read))
        return std::move(*refusal);
    return std::get<arigato::Adjust>(std::get<arigato::Action>(read).variant());
}

QJsonObject scriptOf(const arigato::Action &action)
{
    return QJsonDocument::fromJson(arigato::writeAction(action)).object();
}

/// Line numbers are the script's; behind its last line is the next one.
int scriptLine(const Script &script, std::size_t line)
{
    if (line < script.lines.size())
        return script.lines[line];
    return script.lines.empty() ? 2 : script.lines.back() + 1;
}

QJsonObject objectOf(const arigato::DriftAct &act, const SeatGame &game, const Words &words,
                     Language language)
{
    const auto &seat = act.before.seats[static_cast<std::size_t>(game.seat)];
    QJsonObject object{{"at"_L1, scriptLine(game.script, act.line)},
                       {"day"_L1, seat.day},
                       {"sentence"_L1, arigato::driftSentence(words, act, language)}};
    if (act.member)
        object.insert("member"_L1, static_cast<int>(*act.member));
    if (!act.meant) {
        object.insert("remove"_L1, scriptOf(*act.was));
        return object;
    }
    object.insert(act.was ? "change"_L1 : "insert"_L1, scriptOf(*act.meant));
    if (act.was)
        object.insert("was"_L1, scriptOf(*act.was));
    return object;
}

QByteArray documentOf(const arigato::Drift &drift, const SeatGame &game, const Words &words,
                      Language language)
{
    QJsonArray causes;
    for (const arigato::DriftCause &cause : drift.causes) {
        QJsonArray acts;
        for (const arigato::DriftAct &act : cause.acts)
            acts.append(objectOf(act, game, words, language));
        causes.append(QJsonObject{{"acts"_L1, acts}});
    }
    return lineOf({{"explained"_L1, drift.isExplained}, {"causes"_L1, causes}});
}

} // namespace

Result drift(const Arguments &arguments, const QByteArray &file, const Words &words)
{
    const auto read = readSeatGame(arguments, file, words);
    if (const auto *result = std::get_if<Result>(&read))
        return *result;
    const auto &game = std::get<SeatGame>(read);
    const arigato::State &state = game.journal->state();
    const auto seen = readSeen(arguments, state);
    const auto *adjust = std::get_if<arigato::Adjust>(&seen);
    const auto refusal = adjust ? arigato::refusalOfDrift(state, *adjust) : std::get<Refusal>(seen);
    if (refusal)
        return failure(Status::Refused, *refusal, 0, words, arguments.language);
    const auto found = arigato::driftOf(*game.journal, *adjust);
    return {Status::Fine, documentOf(found, game, words, arguments.language), {}};
}

} // namespace gyoji::cli
