// SPDX-License-Identifier: MIT
#include "arigato/json/state_json.h"
#include "arigato/json/write_parts.h"
#include "kernel/script_ids.h"

namespace gyoji::arigato {

namespace {

void write(JsonWriter &json, const State &, const gain::Favor &gain)
{
    json.number("favor", gain.n);
}

void write(JsonWriter &json, const State &, const gain::Item &gain)
{
    json.text(gain.announced ? "take" : "item", idOf(gain.item));
    json.number("n", gain.n);
}

void write(JsonWriter &json, const State &, const gain::Objective &gain)
{
    json.number("objective", gain.n);
}

void write(JsonWriter &json, const State &state, const gain::Gate &gain)
{
    writeCardId(json, "gate", state, gain.card);
    json.number("points", gain.points);
}

} // namespace

bool isLogged(const Fact &fact)
{
    if (const auto *gate = std::get_if<gain::Gate>(&fact.gain))
        return gate->points != 0 || (gate->card && fact.rule != script::define);
    if (const auto *favor = std::get_if<gain::Favor>(&fact.gain))
        return favor->n != 0;
    if (const auto *item = std::get_if<gain::Item>(&fact.gain))
        return item->n != 0;
    return std::get<gain::Objective>(fact.gain).n != 0;
}

QByteArray writeFact(int line, const Fact &fact, const State &state)
{
    JsonWriter json(JsonWriter::Layout::OneLine);
    json.beginObject();
    json.number("line", line);
    json.number("player", fact.seat);
    json.number("day", fact.day);
    json.text("phase", idOf(fact.phase));
    json.text("rule", fact.rule);
    if (fact.slot)
        json.text("slot", idOf(*fact.slot));
    if (fact.card)
        writeCardId(json, "card", state, fact.card);
    json.key("gain");
    json.beginObject();
    std::visit([&](const auto &gain) { write(json, state, gain); }, fact.gain);
    json.endObject();
    json.endObject();
    return json.json();
}

} // namespace gyoji::arigato
