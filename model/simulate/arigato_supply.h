// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "simulate/random.h"

/// What a random player takes and gives away where the choice is free.
namespace gyoji::arigato {

/// Names all items owed: those that offerings lack first.
Choose chooseItems(const State &state, SeatIndex player, Random &random);

/// The next line of a seat in dusk: down to seven items, then the next day.
Action duskLine(const State &state, SeatIndex player);

} // namespace gyoji::arigato
