// SPDX-License-Identifier: MIT
#include "arigato/advice.h"
#include "arigato/json/room.h"
#include "cli/command.h"
#include "table/game_table.h"
#include "table/script.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace gyoji::cli {

namespace {

QByteArray documentOf(const arigato::Advice &advice)
{
    QJsonArray actions;
    for (const arigato::Action &action : advice.actions)
        actions.append(QJsonDocument::fromJson(arigato::writeAction(action)).object());
    return lineOf(
        {{"total"_L1, advice.total}, {"actions"_L1, actions}, {"proven"_L1, advice.proven}});
}

} // namespace

/// A script that does not stand to its end leaves no day to advise on: only its fault is told.
Result advise(const Arguments &arguments, const QByteArray &file, const Words &words)
{
    const Script script = readScript(file, shippedBox);
    if (const auto &fault = script.fault)
        return failure(fault->isUnreadable ? Status::Unreadable : Status::Refused, fault->refusal,
                       fault->line, words, arguments.language);
    if (arguments.player >= script.table->seatCount())
        return noSeat(arguments.player, script.table->seatCount(), words, arguments.language);

    const auto *table = dynamic_cast<const GameTable<arigato::Room> *>(script.table.get());
    if (!table)
        return failure(Status::Usage,
                       {"command.unknown-game",
                        {{"word", script.table->game().toStdString()},
                         {"expected", std::string(arigato::Room::id)}}},
                       0, words, arguments.language);
    const auto seat = static_cast<SeatIndex>(arguments.player);
    const arigato::State &state = table->journal().state();
    if (const auto refusal = arigato::refusalOfAdvice(state, seat))
        return failure(Status::Refused, *refusal, 0, words, arguments.language);
    return {Status::Fine, documentOf(arigato::adviseOf(state, seat)), {}};
}

} // namespace gyoji::cli
