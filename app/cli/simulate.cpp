// SPDX-License-Identifier: MIT
#include "arigato/json/box_json.h"
#include "arigato/json/script_json.h"
#include "arigato/score.h"
#include "cli/command.h"
#include "simulate/arigato_game.h"
#include "simulate/random.h"
#include "table/boxes.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace gyoji::cli {

namespace {

constexpr auto gameId = "arigato"_L1;
constexpr auto boxId = "sample"_L1;
constexpr int maxPlayers = 5;

QByteArray scriptOf(const arigato::SimulatedGame &game)
{
    QByteArray script =
        arigato::writeHeader(game.header, std::string(boxId.data(), boxId.size())) + '\n';
    for (const arigato::Action &action : game.actions)
        script += arigato::writeAction(action) + '\n';
    return script;
}

QByteArray resultOf(const arigato::SimulatedGame &game)
{
    QJsonArray players;
    QJsonArray totals;
    for (const arigato::Seat &seat : game.end.seats) {
        players.append(QString::fromStdString(seat.name));
        totals.append(arigato::scoreOf(game.end, seat).total());
    }
    QJsonArray winners;
    for (const SeatIndex winner : arigato::winnersOf(game.end))
        winners.append(winner);
    return lineOf({{"game"_L1, gameId},
                   {"players"_L1, players},
                   {"totals"_L1, totals},
                   {"winners"_L1, winners}});
}

} // namespace

Result simulate(const Arguments &arguments, const Words &words)
{
    if (arguments.game != gameId)
        return unknownGame(arguments, {gameId.data()}, words);

    const auto box = arigato::readBox(shippedBox(gameId.data(), QString(boxId)));
    Random random(arguments.seed);
    Result result;
    for (int i = 0; i < arguments.games; ++i) {
        const std::uint64_t seed = random.bits();
        const int players = arguments.players.value_or(random.between(1, maxPlayers));
        const auto game = arigato::simulate(std::get<arigato::Box>(box), seed, players);
        result.output += arguments.script ? scriptOf(game) : resultOf(game);
    }
    return result;
}

} // namespace gyoji::cli
