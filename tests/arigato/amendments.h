// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/windows.h"

#include <variant>

namespace gyoji::arigato {

using Actions = std::vector<Action>;

/// One of 0 to n - 1; 0 where there is none.
std::size_t below(Random &random, std::size_t n);
SeatIndex anySeat(const State &state, Random &random);

/// The journal of actions typed in a row, from a state on; or the first refused, and why.
std::variant<Lines, Fall> typed(const State &start, const Actions &actions);

/// The actions as they would be typed right the first time.
Actions with(const Actions &actions, const Amendment<Action> &amendment);

/// A line changed, removed or put in. What is put in is another line of the game, or any.
Amendment<Action> anyAmendment(const Lines &journal, const Actions &actions, Random &random);

} // namespace gyoji::arigato
