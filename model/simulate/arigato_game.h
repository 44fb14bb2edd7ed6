// SPDX-License-Identifier: MIT
#pragma once

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

/// What a game begins with, as a script's header says it.
struct SimulatedStart
{
    std::vector<std::string> players;
    /// The calendar's faces: at most one of each tile, none for a game without objectives.
    std::vector<std::string> faces;
    /// The header's own table.
    std::optional<ScoreTable> scoreTable;
    Rulings rulings{};
    std::vector<Track> tracks;
    int day = firstDay;
};

/// The state that a header with that start and box leads to. Faces must be of the box, of different
/// tiles and days.
State begin(const SimulatedStart &start, const Box &box);

struct SimulatedGame
{
    SimulatedStart header;
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
