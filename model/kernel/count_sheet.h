// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/sheet.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace gyoji {

/// A row of a sheet that is counted by hand.
struct CountLine
{
    /// The source of points it counts to; rows of one source stand together.
    std::string source;
    /// What is to be typed: an id, or what the players call it.
    std::string label;
    /// What one is worth.
    int worth = 1;
    /// What so many are worth, in place of that; beyond its end, what its last entry says.
    std::vector<int> table{};
    /// So many one player has at most.
    std::optional<int> mostOfOne{};
    /// So many there are for all.
    std::optional<int> mostOfAll{};

    int pointsFor(int count) const
    {
        if (table.empty())
            return count * worth;
        const int last = static_cast<int>(table.size()) - 1;
        return table[static_cast<std::size_t>(std::clamp(count, 0, last))];
    }

    friend bool operator==(const CountLine &, const CountLine &) = default;
};

/// How a game that nobody followed is counted.
struct CountSheet
{
    GameTitle game;
    Localized box;
    std::vector<CountLine> rows;

    friend bool operator==(const CountSheet &, const CountSheet &) = default;
};

/// What a player has in each row; none where it was not said, which is not the same as 0.
struct Counted
{
    std::string name;
    std::vector<std::optional<int>> counts;

    friend bool operator==(const Counted &, const Counted &) = default;
};

/// What is odd in what was counted. It can be so all the same: nothing is forbidden.
struct CountDoubt
{
    enum class Kind { Negative, MoreThanOneHas, MoreThanThereAre };

    Kind kind{};
    std::size_t row = 0;
    std::size_t player = 0;

    friend bool operator==(const CountDoubt &, const CountDoubt &) = default;
};

/// A player's points, source by source.
inline std::vector<SourcePoints> countedPoints(const CountSheet &sheet, const Counted &player)
{
    std::vector<SourcePoints> points;
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
        const CountLine &row = sheet.rows[i];
        if (points.empty() || points.back().source != row.source)
            points.push_back({row.source, 0, std::nullopt, 0});
        if (const auto count = player.counts[i])
            points.back().points += row.pointsFor(*count);
        else
            ++points.back().open;
    }
    return points;
}

/// The sheet as it was counted, its players ranked; the highest total wins, or shares the victory.
inline Sheet countedSheet(const CountSheet &sheet, const std::vector<Counted> &players)
{
    Sheet counted{sheet.game, sheet.box, true, {}};
    for (const Counted &player : players) {
        SheetSeat seat;
        seat.name = player.name;
        seat.points = countedPoints(sheet, player);
        counted.seats.push_back(std::move(seat));
    }
    rankByTotal(counted);
    for (SheetSeat &seat : counted.seats)
        seat.isWinner = seat.rank == 1;
    return counted;
}

/// By rows, then players; of more than there are, with the first player.
inline std::vector<CountDoubt> doubtsOf(const CountSheet &sheet,
                                        const std::vector<Counted> &players)
{
    using Kind = CountDoubt::Kind;
    std::vector<CountDoubt> doubts;
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        const auto &[source, label, worth, table, mostOfOne, mostOfAll] = sheet.rows[row];
        int all = 0;
        for (std::size_t player = 0; player < players.size(); ++player) {
            const int count = players[player].counts[row].value_or(0);
            all += count;
            if (count < 0)
                doubts.push_back({Kind::Negative, row, player});
            else if (mostOfOne && count > *mostOfOne)
                doubts.push_back({Kind::MoreThanOneHas, row, player});
        }
        if (mostOfAll && all > *mostOfAll)
            doubts.push_back({Kind::MoreThanThereAre, row, 0});
    }
    return doubts;
}

} // namespace gyoji
