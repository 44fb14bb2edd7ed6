// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "simulate/random.h"

namespace gyoji::arigato {

/// The seat of a small day; the other one at the table is still at dawn.
inline constexpr SeatIndex smallSeat = 1;

/// A random box whose days hold many ways: cheap offerings, and effects that depend on the order of
/// deeds, on the items chosen and on what is left at dusk.
Box sharpBox(Random &random);

/// A seat that has just revealed its resident: one to three artisans, a few items, favor near a
/// bonus, any day, any rulings, cards of that box. Now and then it owes a choice.
State smallDay(const Box &box, Track track, Random &random);

} // namespace gyoji::arigato
