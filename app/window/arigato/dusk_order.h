// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

namespace gyoji {

/// The slots with an hourglass turn at dusk, in the order that gives most (ari.dusk.hourglass); in
/// slot order where all give the same.
std::vector<arigato::Slot> bestOrder(const arigato::State &state, SeatIndex seat);

} // namespace gyoji
