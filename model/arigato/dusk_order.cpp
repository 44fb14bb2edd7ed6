// SPDX-License-Identifier: MIT
#include "arigato/dusk_order.h"

#include "arigato/resolve.h"
#include "arigato/rules.h"
#include "arigato/score.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

/// Points first, then items and those still to choose.
std::pair<int, int> worthOf(const State &state, SeatIndex index, const std::vector<Slot> &order)
{
    const auto outcome = arigato::apply(state, Check{index, order, {}, {}, {}});
    const auto *step = std::get_if<Step<State, Fact>>(&outcome);
    if (!step)
        return {};
    const Seat &seat = step->state.seats[static_cast<std::size_t>(index)];
    return {scoreOf(step->state, seat).total(), totalOf(seat.items) + seat.owes};
}

} // namespace

std::vector<Slot> bestOrder(const State &state, SeatIndex index)
{
    const Seat &seat = state.seats[static_cast<std::size_t>(index)];
    std::vector<Slot> order;
    for (const Slot slot : allOf<Slot>()) {
        if (seat.phase == Phase::Day && hasHourglassTurn(state, seat, slot))
            order.push_back(slot);
    }
    if (order.size() < 2)
        return order;
    std::vector<Slot> best = order;
    auto most = worthOf(state, index, best);
    while (std::ranges::next_permutation(order).found) {
        const auto worth = worthOf(state, index, order);
        if (worth > most) {
            most = worth;
            best = order;
        }
    }
    return best;
}

Action duskOf(const State &state, const Check &check)
{
    const Batch dusk{{check, Next{check.player}}};
    return accepts(state, dusk) ? Action(dusk) : Action(check);
}

} // namespace gyoji::arigato
