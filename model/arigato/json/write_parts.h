// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "arigato/state.h"
#include "json/writer.h"

/// Parts that stand in boxes and in scripts.
namespace gyoji::arigato {

/// {item: n} of those that are there.
void writeItems(JsonWriter &json, const Items &items);
/// The card's id, or null where there is no card.
inline void writeCardId(JsonWriter &json, std::string_view name, const State &state,
                        const std::optional<CardRef> &card)
{
    json.key(name);
    card ? json.text(state.card(*card).id) : json.null();
}
void writeCard(JsonWriter &json, const Card &card);
void writeScoreTable(JsonWriter &json, const std::optional<ScoreTable> &table);
void writeDays(JsonWriter &json, const ObjectiveDays &days);
void writeBox(JsonWriter &json, const Box &box);

} // namespace gyoji::arigato
