// SPDX-License-Identifier: MIT
#include "simulate/arigato_supply.h"

#include "simulate/arigato_wants.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

/// The highest count that a line may name.
constexpr int mostNamed = 999;

/// Of the items held the one that is missed least: there are many of it, or few are wanted.
std::size_t indexOfSpare(const Items &held, const Items &wants)
{
    std::size_t best = indexOfMost(held);
    for (std::size_t i = 0; i < held.size(); ++i) {
        if (held[i] > 0 && 2 * held[i] - wants[i] > 2 * held[best] - wants[best])
            best = i;
    }
    return best;
}

/// Circles of effects can bring more than a line can name; the rest goes back to the common supply.
Action countedAgain(SeatIndex player, const Items &items)
{
    Adjust adjust;
    adjust.player = player;
    adjust.items.emplace();
    for (const Item item : allOf<Item>())
        (*adjust.items)[item] = std::min(items[indexOf(item)], mostNamed);
    return adjust;
}

} // namespace

Choose chooseItems(const State &state, SeatIndex player, Random &random)
{
    const Seat &seat = state.seats[static_cast<std::size_t>(player)];
    Items wants = wantsOf(state, seat);
    Choose action{player, {}, {}};
    for (int i = 0; i < seat.owes; ++i) {
        const std::size_t most = indexOfMost(wants);
        const std::size_t item = wants[most] > 0 ? most : random.below(wants.size());
        --wants[item];
        action.items.push_back(static_cast<Item>(item));
        if (seat.track == Track::Cards && random.chance(200))
            action.items.back() = std::nullopt;
    }
    return action;
}

Action duskLine(const State &state, SeatIndex player)
{
    const Seat &seat = state.seats[static_cast<std::size_t>(player)];
    const int surplus = totalOf(seat.items) - itemLimit;
    if (seat.track != Track::Full || seat.day == lastDay || surplus <= 0)
        return Next{player};
    if (std::ranges::max(seat.items) > mostNamed)
        return countedAgain(player, seat.items);
    const Items wants = wantsOf(state, seat);
    Items left = seat.items;
    Discard discard{player, {}};
    for (int i = 0; i < surplus; ++i) {
        const std::size_t most = indexOfSpare(left, wants);
        --left[most];
        ++discard.items[most];
    }
    return discard;
}

} // namespace gyoji::arigato
