// SPDX-License-Identifier: MIT
#include "cli/seat_game.h"

#include "arigato/json/room.h"
#include "table/game_table.h"

namespace gyoji::cli {

std::variant<SeatGame, Result> readSeatGame(const Arguments &arguments, const QByteArray &file,
                                            const Words &words)
{
    SeatGame game{readScript(file, shippedBox), nullptr, static_cast<SeatIndex>(arguments.player)};
    if (const auto &fault = game.script.fault)
        return failure(fault->isUnreadable ? Status::Unreadable : Status::Refused, fault->refusal,
                       fault->line, words, arguments.language);
    const Table &any = *game.script.table;
    if (arguments.player >= any.seatCount())
        return noSeat(arguments.player, any.seatCount(), words, arguments.language);

    const auto *table = dynamic_cast<const GameTable<arigato::Room> *>(&any);
    if (!table)
        return failure(
            Status::Usage,
            {"command.unknown-game",
             {{"word", any.game().toStdString()}, {"expected", std::string(arigato::Room::id)}}},
            0, words, arguments.language);
    game.journal = &table->journal();
    return game;
}

} // namespace gyoji::cli
