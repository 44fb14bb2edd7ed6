// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "simulate/random.h"

/// What a random player does after the reveal, line by line.
namespace gyoji::arigato {

/// Names all items owed: those that offerings lack first.
Choose chooseItems(const State &state, SeatIndex player, Random &random);

/// The next line of a seat in daytime. Offerings that can be paid, also after an exchange, come
/// first, then artisans are sent, at last comes the check; with `haste` it comes at once.
Action dayLine(const State &state, SeatIndex player, bool haste, Random &random);

/// The next line of a seat in dusk: down to seven items, then the next day.
Action duskLine(const State &state, SeatIndex player);

} // namespace gyoji::arigato
