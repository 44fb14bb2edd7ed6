// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "json/writer.h"

/// Parts that stand in boxes and in scripts.
namespace gyoji::arigato {

/// {item: n} of those that are there.
void writeItems(JsonWriter &json, const Items &items);
void writeCard(JsonWriter &json, const Card &card);
void writeScoreTable(JsonWriter &json, const std::optional<ScoreTable> &table);
void writeDays(JsonWriter &json, const ObjectiveDays &days);
void writeBox(JsonWriter &json, const Box &box);

} // namespace gyoji::arigato
