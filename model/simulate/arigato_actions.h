// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "simulate/random.h"

namespace gyoji::arigato {

/// An action of any kind, of that seat where it is a seat's. Its words and numbers are in range and
/// its cards are in the box, so that it can be written and read; the rules may well refuse it.
Action randomAction(const State &state, SeatIndex player, Random &random);

/// The same of one kind: the alternative of ActionVariant with that index.
Action randomAction(const State &state, SeatIndex player, std::size_t kind, Random &random);

/// The index in ActionVariant of the kind with that `do` word.
std::size_t kindOf(std::string_view name);

/// The offers an action declines, or nothing for kinds that decline none.
Skips *skipsOf(Action &action);

} // namespace gyoji::arigato
