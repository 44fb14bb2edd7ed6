// SPDX-License-Identifier: MIT
#include "arigato/deck.h"

#include "arigato/terms.h"

namespace gyoji::arigato {

namespace {

constexpr int firstHand = 5;
constexpr int drawnLater = 3;

} // namespace

std::optional<int> shuffleDay(int players, int cards)
{
    for (int day = firstDay, drawn = players * firstHand; day <= lastDay; ++day) {
        if (drawn > cards)
            return day;
        drawn += players * drawnLater;
    }
    return std::nullopt;
}

} // namespace gyoji::arigato
