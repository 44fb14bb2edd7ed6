// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "simulate/random.h"

namespace gyoji::arigato {

/// The seat of a small day; the other one at the table is still at dawn.
inline constexpr SeatIndex smallSeat = 1;

/// A seat that has just revealed its resident: two or three artisans, a few items, favor near a
/// bonus, any day, any rulings, cards of that box. Now and then it owes a choice.
State smallDay(const Box &box, Track track, Random &random);

} // namespace gyoji::arigato
