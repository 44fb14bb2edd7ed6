// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

namespace gyoji::arigato {

/// A seat's points as if the game ended now (ari.end.*).
struct Score
{
    int objectives = 0;
    int favor = 0;
    int gate = 0;
    /// How many things in it are unknown.
    int open = 0;

    int total() const { return objectives + favor + gate; }

    friend bool operator==(const Score &, const Score &) = default;
};

/// What that many objective tokens are worth; beyond the end of the table, what its last entry
/// says.
int worthOf(int tokens, const ScoreTable &table);

Score scoreOf(const State &state, const Seat &seat);

/// The seats not retired with the highest total once the table is over; else none (ari.end.tie).
std::vector<SeatIndex> winnersOf(const State &state);

} // namespace gyoji::arigato
