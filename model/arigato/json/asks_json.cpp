// SPDX-License-Identifier: MIT
#include "arigato/asks.h"
#include "arigato/json/card_json.h"
#include "arigato/json/state_json.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

QJsonObject askToJson(const ask::Choose &ask, const State &)
{
    return {{"ask"_L1, "choose"_L1}, {"n"_L1, ask.n}};
}

QJsonObject askToJson(const ask::Resident &, const State &)
{
    return {{"ask"_L1, "resident"_L1}};
}

QJsonObject askToJson(const ask::Producers &ask, const State &)
{
    return {{"ask"_L1, "producers"_L1}, {"n"_L1, ask.n}};
}

QJsonObject askToJson(const ask::Travelers &ask, const State &)
{
    QJsonArray types;
    for (const auto type : ask.types)
        types.append(latin1(idOf(type)));
    return {{"ask"_L1, "travelers"_L1}, {"types"_L1, types}, {"match"_L1, ask.match}};
}

QJsonObject askToJson(const ask::Cost &ask, const State &state)
{
    return {{"ask"_L1, "cost"_L1}, {"card"_L1, cardToJson(state, ask.card)}};
}

QJsonObject askToJson(const ask::Supply &, const State &)
{
    return {{"ask"_L1, "supply"_L1}};
}

QJsonObject askToJson(const ask::Objective &, const State &)
{
    return {{"ask"_L1, "objective"_L1}};
}

QJsonObject askToJson(const ask::Discard &ask, const State &)
{
    return {{"ask"_L1, "discard"_L1}, {"n"_L1, ask.n}};
}

QJsonObject askToJson(const ask::Favor &ask, const State &state)
{
    return {{"ask"_L1, "favor"_L1}, {"card"_L1, cardToJson(state, ask.card)}};
}

} // namespace

QJsonObject asksToJson(const State &state)
{
    QJsonArray players;
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        QJsonArray asks;
        for (const auto &ask : asksOf(state, static_cast<SeatIndex>(seat)))
            asks.append(std::visit([&](const auto &one) { return askToJson(one, state); }, ask));
        players.append(asks);
    }
    return {{"players"_L1, players}};
}

} // namespace gyoji::arigato
