// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/drift.h"
#include "simulate/arigato_game.h"
#include "simulate/random.h"

namespace gyoji::arigato {

/// A journal in which acts of a seat are left out or typed wrong, so that what lies before the seat
/// is not what the journal says.
struct DriftedGame
{
    Journal<Game> journal;
    /// What lies there, all of it.
    Adjust seen;
};

/// All that lies before a seat, but for a face-down card that is not named.
Adjust seenOf(const State &state, SeatIndex seat);

/// Would setting what was seen change nothing?
bool isTrueOf(const State &state, const Adjust &seen);

/// Somewhere in a random game of one to five players with that box, with so many acts wrong.
DriftedGame driftedGame(const Box &box, Random &random, int acts = 1,
                        const SimulateOptions &options = {});

} // namespace gyoji::arigato
