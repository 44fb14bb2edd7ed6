// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

namespace gyoji::arigato {

/// The day on which the deck of so many cards runs out for the first time, and the discard pile is
/// shuffled (ari.dawn.deck): five cards each on day 1 (ari.dawn.hand), three each on later days.
/// None where it lasts to the end.
std::optional<int> shuffleDay(int players, int cards);

} // namespace gyoji::arigato
