// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "kernel/journal.h"
#include "words/points.h"

namespace gyoji::arigato {

/// See gyoji::pointsLines: the day's facts for objectives (ari.end.objectives) and favor
/// (ari.end.favor), the cards for the gate (ari.end.gate).
std::vector<PointsLine> pointsLines(const Words &words, const Journal<Game> &journal,
                                    SeatIndex seat, std::string_view source, Language language);

} // namespace gyoji::arigato
