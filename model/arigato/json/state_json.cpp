// SPDX-License-Identifier: MIT
#include "arigato/json/state_json.h"

#include "arigato/clock.h"
#include "arigato/json/write_parts.h"
#include "arigato/rule_ids.h"
#include "arigato/score.h"
#include "arigato/view.h"

namespace gyoji::arigato {

namespace {

/// {id: number} for each member of the enumeration.
template <class Enum>
void writeCounts(JsonWriter &json, std::string_view name,
                 const std::array<int, countOf<Enum>> &counts)
{
    json.key(name);
    json.beginObject();
    for (const auto word : allOf<Enum>())
        json.number(idOf(word), counts[indexOf(word)]);
    json.endObject();
}

void writeVillager(JsonWriter &json, const State &state, const Villager *villager)
{
    if (!villager)
        return json.null();
    json.beginObject();
    writeCardId(json, "card", state, villager->card);
    json.truth("offering", villager->offering);
    json.truth("faceDown", villager->faceDown);
    json.endObject();
}

void writeVillage(JsonWriter &json, const State &state, const Seat &seat)
{
    json.key("village");
    json.beginObject();
    for (const auto slot : allOf<Slot>()) {
        json.key(idOf(slot));
        writeVillager(json, state, seat.villager(slot));
    }
    json.endObject();
}

void writeGate(JsonWriter &json, const State &state, const Seat &seat)
{
    json.key("gate");
    json.beginList();
    for (const auto card : seat.gate)
        json.text(state.card(card).id);
    json.endList();
    json.key("gateOther");
    json.beginObject();
    writeCounts<ArtisanType>(json, "cards", seat.gateOther.cards);
    json.number("points", seat.gateOther.points);
    json.endObject();
}

void writeScore(JsonWriter &json, const Score &score)
{
    json.key("score");
    json.beginObject();
    json.number("objectives", score.objectives);
    json.number("favor", score.favor);
    json.number("gate", score.gate);
    json.number("total", score.total());
    json.number("open", score.open);
    json.endObject();
}

void writeSeat(JsonWriter &json, const State &state, const Seat &seat)
{
    json.beginObject();
    json.text("name", seat.name);
    json.number("day", seat.day);
    json.text("phase", idOf(seat.phase));
    json.text("track", idOf(seat.track));
    writeVillage(json, state, seat);
    writeGate(json, state, seat);
    writeCounts<Item>(json, "items", seat.items);
    json.number("favor", seat.favor);
    json.number("objectives", seat.objectives);
    json.number("owes", seat.owes);
    json.truth("retired", seat.retired);
    writeScore(json, scoreOf(state, seat));
    json.endObject();
}

void writeSeatIndices(JsonWriter &json, std::string_view name, const std::vector<SeatIndex> &seats)
{
    json.key(name);
    json.beginList();
    for (const auto seat : seats)
        json.number(seat);
    json.endList();
}

void writeWarnings(JsonWriter &json, const State &state)
{
    json.key("warnings");
    json.beginList();
    for (const auto &warning : warningsOf(state)) {
        json.beginObject();
        json.text("rule", rule::cardInPlay);
        writeCardId(json, "card", state, warning.card);
        writeSeatIndices(json, "seats", warning.seats);
        json.endObject();
    }
    json.endList();
}

} // namespace

QByteArray writeState(const State &state)
{
    const auto clock = clockOf(state);
    JsonWriter json(JsonWriter::Layout::OneLine);
    json.beginObject();
    json.text("game", "arigato");
    json.number("day", clock.day);
    json.text("phase", idOf(clock.phase));
    json.key("players");
    json.beginList();
    for (const auto &seat : state.seats)
        writeSeat(json, state, seat);
    json.endList();
    writeWarnings(json, state);
    writeSeatIndices(json, "winners", winnersOf(state));
    json.endObject();
    return json.json();
}

} // namespace gyoji::arigato
