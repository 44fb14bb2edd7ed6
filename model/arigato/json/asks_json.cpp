// SPDX-License-Identifier: MIT
#include "arigato/asks.h"
#include "arigato/json/state_json.h"
#include "arigato/json/write_parts.h"

namespace gyoji::arigato {

namespace {

void write(JsonWriter &json, const State &, const ask::Choose &ask)
{
    json.text("ask", "choose");
    json.number("n", ask.n);
}

void write(JsonWriter &json, const State &, const ask::Resident &)
{
    json.text("ask", "resident");
}

void write(JsonWriter &json, const State &, const ask::Producers &ask)
{
    json.text("ask", "producers");
    json.number("n", ask.n);
}

void write(JsonWriter &json, const State &, const ask::Travelers &ask)
{
    json.text("ask", "travelers");
    json.key("types");
    json.beginList();
    for (const auto type : ask.types)
        json.text(idOf(type));
    json.endList();
    json.truth("match", ask.match);
}

void write(JsonWriter &json, const State &state, const ask::Cost &ask)
{
    json.text("ask", "cost");
    writeCardId(json, "card", state, ask.card);
}

void write(JsonWriter &json, const State &, const ask::Supply &)
{
    json.text("ask", "supply");
}

void write(JsonWriter &json, const State &, const ask::Objective &)
{
    json.text("ask", "objective");
}

void write(JsonWriter &json, const State &, const ask::Discard &ask)
{
    json.text("ask", "discard");
    json.number("n", ask.n);
}

void write(JsonWriter &json, const State &state, const ask::Favor &ask)
{
    json.text("ask", "favor");
    writeCardId(json, "card", state, ask.card);
}

} // namespace

QByteArray writeAsks(const State &state)
{
    JsonWriter json(JsonWriter::Layout::OneLine);
    json.beginObject();
    json.key("players");
    json.beginList();
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        json.beginList();
        for (const auto &ask : asksOf(state, static_cast<SeatIndex>(seat))) {
            json.beginObject();
            std::visit([&](const auto &one) { write(json, state, one); }, ask);
            json.endObject();
        }
        json.endList();
    }
    json.endList();
    json.endObject();
    return json.json();
}

} // namespace gyoji::arigato
