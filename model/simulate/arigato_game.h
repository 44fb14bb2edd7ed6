// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/header.h"
#include "arigato/state.h"

#include <cstdint>
#include <string>
#include <vector>

namespace gyoji::arigato {

struct SimulateOptions
{
    /// Of a thousand lines, how many are rare: an effect declined, something not told, a
    /// correction, any action of the script. With 0 nothing but the game itself is played, and its
    /// totals can be measured.
    int rarePermille = 20;
    /// How seats are followed: each as one of these, each of them as likely.
    std::vector<Track> tracks{Track::Full};
    /// Games begin now and then on a later day, with other rulings, without calendar or score
    /// table; else always as the box says, with a face of each tile.
    bool oddStarts = false;
};

struct SimulatedGame
{
    Header header;
    State start;
    /// All of them accepted, from `start` to `end`.
    std::vector<Action> actions;
    /// The table is over.
    State end;
};

/// Plays a whole game of 1 to 5 players with cards of the box. The same arguments give the same
/// game everywhere.
SimulatedGame simulate(const Box &box, std::uint64_t seed, int players,
                       const SimulateOptions &options = {});

} // namespace gyoji::arigato
