// SPDX-License-Identifier: MIT
#include "arigato/act.h"
#include "arigato/objective.h"
#include "arigato/resolve.h"
#include "arigato/rule_ids.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

Result refusalOfOrder(const State &state, const Seat &seat, const std::vector<Slot> &order)
{
    for (auto slot = order.begin(); slot != order.end(); ++slot) {
        const bool isTwice = std::find(order.begin(), slot, *slot) != slot;
        if (isTwice || !hasHourglassTurn(state, seat, *slot))
            return Refusal{rule::duskOrder, {{"slot", term(*slot)}}};
    }
    return accepted;
}

/// The turns in the order given, then the others in slot order.
std::vector<Task> hourglassTurns(const State &state, const Seat &seat, std::vector<Slot> order)
{
    for (const Slot slot : allOf<Slot>()) {
        if (hasHourglassTurn(state, seat, slot) && std::ranges::find(order, slot) == order.end())
            order.push_back(slot);
    }
    std::vector<Task> turns;
    for (const Slot slot : order)
        turns.emplace_back(HourglassTurn{slot});
    return turns;
}

int overLimit(const Seat &seat)
{
    return std::max(0, totalOf(seat.items) - itemLimit);
}

void beginDay(Seat &seat)
{
    ++seat.day;
    seat.phase = Phase::Dawn;
    for (auto &villager : seat.village) {
        if (villager)
            villager->capUsed = 0;
    }
}

} // namespace

Result act(State &state, Facts &facts, const Check &action)
{
    Ledger ledger(state, action.player, facts);
    Seat &seat = ledger.seat();
    if (seat.phase != Phase::Day)
        return Refusal{seat.phase == Phase::Dawn ? rule::duskPhase : rule::duskChecked,
                       phaseOf(seat)};
    const auto order = action.order.value_or(std::vector<Slot>{});
    if (auto refusal = refusalOfOrder(state, seat, order))
        return refusal;
    const Objective *objective = state.calendar->objective(seat.day);
    if (action.objective && !(objective && isManual(*objective)))
        return Refusal{rule::duskManual, {}};
    if (action.supply && seat.track == Track::Full)
        return Refusal{rule::duskSupply, {}};

    seat.phase = Phase::Dusk;
    seat.supply = action.supply;
    Resolver resolver(ledger, action.skip);
    resolver.push(ObjectiveTurn{action.objective.value_or(false)});
    resolver.push(hourglassTurns(state, seat, order));
    return resolver.run();
}

Result act(State &state, Facts &facts, const Discard &action)
{
    Ledger ledger(state, action.player, facts);
    const Seat &seat = ledger.seat();
    if (seat.phase != Phase::Dusk)
        return Refusal{rule::duskPhase, phaseOf(seat)};
    const int wanted = overLimit(seat);
    const bool isHeld = std::ranges::equal(action.items, seat.items, std::ranges::less_equal{});
    if (wanted == 0 || totalOf(action.items) != wanted || !isHeld)
        return Refusal{rule::duskDiscard, {{"wanted", wanted}, {"given", totalOf(action.items)}}};

    for (const Item item : allOf<Item>())
        ledger.addItem({rule::duskDiscard, std::nullopt, std::nullopt}, item,
                       -action.items[indexOf(item)]);
    return accepted;
}

Result act(State &state, Facts &, const Next &action)
{
    Seat &seat = seatAt(state, action.player);
    if (seat.phase != Phase::Dusk)
        return Refusal{rule::phaseOrder, phaseOf(seat)};
    if (seat.day == lastDay) {
        seat.phase = Phase::Over;
        return accepted;
    }
    if (const int over = overLimit(seat); over > 0)
        return Refusal{rule::duskLimit, {{"n", over}, {"held", totalOf(seat.items)}}};
    beginDay(seat);
    return accepted;
}

} // namespace gyoji::arigato
