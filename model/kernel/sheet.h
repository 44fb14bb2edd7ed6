// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/argument.h"
#include "kernel/localized.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace gyoji {

/// A game as other programs know it.
struct GameTitle
{
    /// Of a game that has no room here, its title.
    std::string id;
    /// As printed, the same in every language.
    std::string title;
    /// Its number at BoardGameGeek, where that is known.
    std::optional<int> bggId;

    friend bool operator==(const GameTitle &, const GameTitle &) = default;
};

/// What a seat has from one source of points.
struct SourcePoints
{
    /// The rule that gives them ("ari.end.favor"), or what the players call it.
    std::string source;
    int points = 0;
    /// What they are counted from, where that is something to be counted: "4 objective tokens".
    std::optional<Amount> counted;
    /// How many things in them are unknown.
    int open = 0;

    friend bool operator==(const SourcePoints &, const SourcePoints &) = default;
};

struct SheetSeat
{
    std::string name;
    /// The same sources in the same order for each seat of a sheet.
    std::vector<SourcePoints> points;
    bool startPlayer = false;
    bool retired = false;
    /// From 1; none for a retired seat.
    std::optional<int> rank;
    /// None before the end.
    bool isWinner = false;

    int total() const
    {
        int total = 0;
        for (const SourcePoints &source : points)
            total += source.points;
        return total;
    }
    int open() const
    {
        int open = 0;
        for (const SourcePoints &source : points)
            open += source.open;
        return open;
    }

    friend bool operator==(const SheetSeat &, const SheetSeat &) = default;
};

/// The score of any game, as if it ended now.
struct Sheet
{
    GameTitle game;
    /// The title of the box it is played with.
    Localized box;
    bool isOver = false;
    /// At least one.
    std::vector<SheetSeat> seats;

    friend bool operator==(const Sheet &, const Sheet &) = default;
};

/// How the totals have grown: for each seat its total as if the game had ended after its first
/// round, its second and so on, as far as it has come.
using Course = std::vector<std::vector<int>>;

/// How many rounds the seat that came furthest has.
inline std::size_t roundsOf(const Course &course)
{
    std::size_t rounds = 0;
    for (const auto &totals : course)
        rounds = std::max(rounds, totals.size());
    return rounds;
}

/// Ranks the seats that are not retired by their totals, equal ones alike: 1, 1, 3.
inline void rankByTotal(Sheet &sheet)
{
    for (SheetSeat &seat : sheet.seats) {
        if (seat.retired)
            continue;
        seat.rank = 1 + static_cast<int>(std::ranges::count_if(
                            sheet.seats, [total = seat.total()](const SheetSeat &other) {
                                return !other.retired && other.total() > total;
                            }));
    }
}

} // namespace gyoji
