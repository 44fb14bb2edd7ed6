// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "json/fields.h"

/// The parts of a box, as boxes, `define` and a header's own calendar read them. Where a part is
/// wrong the shape holds the fault, and what is returned is of no use.
namespace gyoji::arigato {

/// 1 to 40 characters without space or control characters.
std::optional<std::string> readId(Shape &shape, const Member &member);
/// At least one of en, fr, ja.
Localized readLocalized(Shape &shape, const Member &member);

Card readCard(Shape &shape, const QJsonObject &object, const Place &place);
std::optional<Condition> readCondition(Shape &shape, const Member &member);
/// 1 to 4 gains of an effect that fires so.
std::vector<Gain> readGains(Shape &shape, const Member &member,
                            const std::optional<Condition> &when);

Face readFace(Shape &shape, const QJsonObject &object, const Place &place);
ObjectiveDays readDays(Shape &shape, const Member &member);
Objective readObjective(Shape &shape, const Member &member);
/// 1 to 51 values, never falling; none where there is no table.
std::optional<ScoreTable> readScoreTable(Shape &shape, const Member &member);

} // namespace gyoji::arigato
