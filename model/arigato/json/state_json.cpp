// SPDX-License-Identifier: MIT
#include "arigato/json/state_json.h"

#include "arigato/clock.h"
#include "arigato/json/card_json.h"
#include "arigato/rule_ids.h"
#include "arigato/score.h"
#include "arigato/view.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace gyoji::arigato {

namespace {

/// {id: number} for each member of the enumeration.
template <class Enum>
QJsonObject countsToJson(const std::array<int, countOf<Enum>> &counts)
{
    QJsonObject json;
    for (const auto word : allOf<Enum>())
        json.insert(latin1(idOf(word)), counts[indexOf(word)]);
    return json;
}

QJsonObject villageToJson(const State &state, const Seat &seat)
{
    QJsonObject json;
    for (const auto slot : allOf<Slot>()) {
        const auto *villager = seat.villager(slot);
        json.insert(latin1(idOf(slot)),
                    villager
                        ? QJsonValue(QJsonObject{{"card"_L1, cardToJson(state, villager->card)},
                                                 {"offering"_L1, villager->offering},
                                                 {"faceDown"_L1, villager->faceDown}})
                        : QJsonValue(QJsonValue::Null));
    }
    return json;
}

QJsonObject scoreToJson(const Score &score)
{
    return {{"objectives"_L1, score.objectives},
            {"favor"_L1, score.favor},
            {"gate"_L1, score.gate},
            {"total"_L1, score.total()},
            {"open"_L1, score.open}};
}

QJsonObject seatToJson(const State &state, const Seat &seat)
{
    QJsonArray gate;
    for (const auto card : seat.gate)
        gate.append(cardToJson(state, card));
    const QJsonObject gateOther{{"cards"_L1, countsToJson<ArtisanType>(seat.gateOther.cards)},
                                {"points"_L1, seat.gateOther.points}};
    return {{"name"_L1, fromUtf8(seat.name)},
            {"day"_L1, seat.day},
            {"phase"_L1, latin1(idOf(seat.phase))},
            {"track"_L1, latin1(idOf(seat.track))},
            {"village"_L1, villageToJson(state, seat)},
            {"gate"_L1, gate},
            {"gateOther"_L1, gateOther},
            {"items"_L1, countsToJson<Item>(seat.items)},
            {"favor"_L1, seat.favor},
            {"objectives"_L1, seat.objectives},
            {"owes"_L1, seat.owes},
            {"retired"_L1, seat.retired},
            {"score"_L1, scoreToJson(scoreOf(state, seat))}};
}

QJsonArray seatIndicesToJson(const std::vector<SeatIndex> &seats)
{
    QJsonArray json;
    for (const auto seat : seats)
        json.append(seat);
    return json;
}

QJsonArray warningsToJson(const State &state)
{
    QJsonArray json;
    for (const auto &warning : warningsOf(state))
        json.append(QJsonObject{{"rule"_L1, latin1(rule::cardInPlay)},
                                {"card"_L1, cardToJson(state, warning.card)},
                                {"seats"_L1, seatIndicesToJson(warning.seats)}});
    return json;
}

} // namespace

QJsonObject stateToJson(const State &state)
{
    QJsonArray players;
    for (const auto &seat : state.seats)
        players.append(seatToJson(state, seat));
    const auto clock = clockOf(state);
    return {{"game"_L1, "arigato"_L1},
            {"day"_L1, clock.day},
            {"phase"_L1, latin1(idOf(clock.phase))},
            {"players"_L1, players},
            {"warnings"_L1, warningsToJson(state)},
            {"winners"_L1, seatIndicesToJson(winnersOf(state))}};
}

} // namespace gyoji::arigato
