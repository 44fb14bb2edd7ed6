// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/sheet.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace gyoji {

/// The points of one play.
struct PlayedResult
{
    /// Its index among the plays that are counted.
    std::size_t play = 0;
    int total = 0;
    bool isWinner = false;

    friend bool operator==(const PlayedResult &, const PlayedResult &) = default;
};

/// What a player has done in one game.
struct Statistics
{
    std::string player;
    /// As printed.
    std::string game;
    int plays = 0;
    /// Shared ones too.
    int wins = 0;
    int sharedWins = 0;
    /// Of plays with points; none where there is none.
    std::optional<int> best;
    double average = 0;
    /// Plays by the number of players.
    std::map<int, int> byPlayers;
    /// Of plays with points, in the order of the plays.
    std::vector<PlayedResult> results;
    /// The points of all plays by their source, in the order of the sheet.
    std::vector<std::pair<std::string, int>> sources;

    friend bool operator==(const Statistics &, const Statistics &) = default;
};

/// Over plays that are over; who played alone has won nothing. Retired seats have played, and their
/// points do not count. Who has played most comes first, then the game that was played most.
std::vector<Statistics> statisticsOf(std::span<const Sheet> plays);

} // namespace gyoji
