// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/terms.h"

#include <bitset>
#include <vector>

/// What a day still to come looks like to the search for advice.
namespace gyoji::arigato::advice {

using ItemSet = std::bitset<countOf<Item>>;

/// How far a workshop has come today. Nobody moves in during daytime.
enum class Stage : std::uint8_t { Home, Offered, Gone };
using Stages = std::array<Stage, countOf<Slot>>;

inline constexpr std::size_t stagesCount = 3 * 3 * 3 * 3;

/// From 0 to stagesCount - 1.
constexpr std::size_t numberOf(const Stages &stages)
{
    std::size_t number = 0;
    for (const Stage stage : stages)
        number = number * 3 + static_cast<std::size_t>(stage);
    return number;
}

/// The seat between two of its actions. Items of free choice may be left open: they are named when
/// they are spent.
struct Position
{
    Stages stages{};
    Items items{};
    int open = 0;
    int favor = 0;
    /// Lines of the script that led here.
    int lines = 0;
};

/// A `choose`: so many of each item are named, so many left open.
struct Choice
{
    Items named{};
    int open = 0;
};
using Choices = std::vector<Choice>;

/// Items got together before they are paid, or looked at in dusk: named out of the open ones, and
/// by exchanges, so many from each item and so many for each. No item is both given and taken.
struct Preparation
{
    Items named{};
    Items gives{};
    Items takes{};

    int exchanges() const { return totalOf(gives); }
    Items applied(Items items) const
    {
        for (std::size_t i = 0; i < items.size(); ++i)
            items[i] += named[i] - exchangeRate * gives[i] + takes[i];
        return items;
    }
};

/// How many exchanges each item can pay for.
Items pairsIn(Items items);

/// All ways to take n items within these limits, in item order.
std::vector<Items> splits(int n, const Items &limits);

/// All ways to get together what is paid out of what is held, with as few exchanges as that needs;
/// only `takeable` items are exchanged for. Open items are spent first: two alike that are kept pay
/// for any item that an open one could become.
std::vector<Preparation> preparationsFor(const Items &paid, const Items &held, int open,
                                         ItemSet takeable);

/// Whatever can be done from b, can be done as well from a, which has the same stages. Where no
/// artisan answers to items (`hasListener`), a bonus still to come is worth no more than its items.
bool dominates(const Position &a, const Position &b, bool hasListener);

} // namespace gyoji::arigato::advice
