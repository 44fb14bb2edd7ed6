// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

namespace gyoji::arigato {

/// The slots with an hourglass turn at dusk, in the order that gives most (ari.dusk.hourglass); in
/// slot order where all give the same.
std::vector<Slot> bestOrder(const State &state, SeatIndex seat);

/// The line that ends the day: the check and the end of the day at once where dusk asks nothing
/// after it, else the check.
Action duskOf(const State &state, const Check &check);

} // namespace gyoji::arigato
