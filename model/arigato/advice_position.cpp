// SPDX-License-Identifier: MIT
#include "arigato/advice_position.h"

#include <algorithm>

namespace gyoji::arigato::advice {

namespace {

void split(int n, std::size_t item, const Items &limits, Items &taken, std::vector<Items> &found)
{
    if (item + 1 == limits.size()) {
        taken[item] = n;
        if (n <= limits[item])
            found.push_back(taken);
        return;
    }
    for (taken[item] = std::min(n, limits[item]); taken[item] >= 0; --taken[item])
        split(n - taken[item], item + 1, limits, taken, found);
}

} // namespace

std::vector<Items> splits(int n, const Items &limits)
{
    std::vector<Items> found;
    Items taken{};
    split(n, 0, limits, taken, found);
    return found;
}

Items pairsIn(Items items)
{
    for (int &n : items)
        n = std::max(0, n) / exchangeRate;
    return items;
}

std::vector<Preparation> preparationsFor(const Items &paid, const Items &held, int open,
                                         ItemSet takeable)
{
    Items missing;
    Items left;
    for (std::size_t i = 0; i < paid.size(); ++i) {
        missing[i] = std::max(0, paid[i] - held[i]);
        left[i] = held[i] - paid[i];
    }
    Preparation preparation{splits(std::min(open, totalOf(missing)), missing).front(), {}, {}};
    for (std::size_t i = 0; i < missing.size(); ++i) {
        preparation.takes[i] = missing[i] - preparation.named[i];
        if (preparation.takes[i] > 0 && !takeable[i])
            return {};
    }
    std::vector<Preparation> found;
    for (const Items &gives : splits(totalOf(preparation.takes), pairsIn(left))) {
        preparation.gives = gives;
        found.push_back(preparation);
    }
    return found;
}

bool dominates(const Position &a, const Position &b, bool hasListener)
{
    if (a.lines > b.lines || a.favor < b.favor)
        return false;
    const int bonuses = a.favor / bonusEvery - b.favor / bonusEvery;
    if (hasListener && bonuses > 0)
        return false;
    int spare = a.open - b.open - favorBonus * bonuses;
    for (std::size_t i = 0; i < a.items.size(); ++i)
        spare -= std::max(0, b.items[i] - a.items[i]);
    return spare >= 0;
}

} // namespace gyoji::arigato::advice
