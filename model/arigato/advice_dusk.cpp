// SPDX-License-Identifier: MIT
#include "arigato/advice_dusk.h"

#include "arigato/objective.h"
#include "arigato/resolve.h"
#include "arigato/score.h"

#include <algorithm>

namespace gyoji::arigato::advice {

namespace {

const ObjectiveCount *supplyPart(const ObjectivePart &part)
{
    const auto *count = std::get_if<ObjectiveCount>(&part);
    return count && count->zone == Zone::Supply ? count : nullptr;
}

/// How many items the card in that slot wants to see at dusk; 0 where it does not look at them.
int itemsWanted(const State &state, Slot slot)
{
    const Condition &when = *state.card(*state.seats.front().villager(slot)->card).when;
    return when.kind == ConditionKind::DuskItems ? *when.n : 0;
}

/// Turns that look at the supply come last, the easiest first: the others can only add to it.
std::optional<std::vector<Slot>> orderOf(const State &state)
{
    std::vector<Slot> order;
    for (const Slot slot : allOf<Slot>()) {
        if (hasHourglassTurn(state, state.seats.front(), slot))
            order.push_back(slot);
    }
    const std::vector<Slot> before = order;
    std::ranges::stable_sort(order, {}, [&](Slot slot) { return itemsWanted(state, slot); });
    return order == before ? std::nullopt : std::optional(order);
}

int totalIn(const State &state)
{
    return scoreOf(state, state.seats.front()).total();
}

} // namespace

Dusks::Dusks(Rehearsal &rehearsal)
    : m_rehearsal(rehearsal)
    , m_granting(rehearsal.now().calendar)
{
    const Seat &seat = rehearsal.seat();
    const Objective *objective = rehearsal.now().calendar->objective(seat.day);
    if (!objective || seat.track != Track::Full)
        return;
    for (const ObjectivePart &part : *objective) {
        const ObjectiveCount *count = supplyPart(part);
        const bool isTotal = count && count->kind == ObjectiveKind::Any && !count->item;
        m_looksAtKinds |= count && !isTotal;
        m_looksAtTotal |= isTotal;
    }
    Calendar granting = *rehearsal.now().calendar;
    granting.days[seat.day].clear();
    m_granting = Shared<Calendar>(std::move(granting));
}

bool Dusks::canBeMet(const State &state, int more) const
{
    const Seat &seat = state.seats.front();
    return std::ranges::all_of(*state.calendar->objective(seat.day), [&](const auto &part) {
        const auto *count = std::get_if<ObjectiveCount>(&part);
        const int progress = progressOf(state, seat, part).value_or(0);
        return count && progress + (supplyPart(part) ? more : 0) >= count->n;
    });
}

const Dusk &Dusks::of(const Stages &stages, int favor, const Items &supply)
{
    return known(stages, favor, supply, false);
}

const Dusk &Dusks::granted(const Stages &stages, int favor, const Items &supply)
{
    return known(stages, favor, supply, true);
}

const Dusk &Dusks::known(const Stages &stages, int favor, const Items &supply, bool granted)
{
    State state = m_rehearsal.at(stages, favor % bonusEvery, supply);
    Seat &seat = state.seats.front();
    seat.items = lookedAt(state, supply, granted);
    if (granted)
        state.calendar = m_granting;
    const Key key{numberOf(stages), seat.favor, seat.items, granted};
    const auto found = m_known.find(key);
    if (found != m_known.end())
        return found->second;
    return m_known.emplace(key, playOut(state, granted)).first->second;
}

Items Dusks::lookedAt(const State &state, const Items &supply, bool granted) const
{
    if (m_looksAtKinds && !granted)
        return supply;
    Items looked{};
    const bool looksAtTotal = std::ranges::any_of(allOf<Slot>(), [&](Slot slot) {
        return hasHourglassTurn(state, state.seats.front(), slot) && itemsWanted(state, slot) > 0;
    });
    if (looksAtTotal || m_looksAtTotal)
        looked.front() = totalOf(supply);
    return looked;
}

Dusk Dusks::playOut(const State &state, bool granted)
{
    Dusk best;
    best.order = orderOf(state);
    const auto ways = m_rehearsal.waysOf(
        state, Check{0, best.order, {}, {}, {}},
        [this, granted](const State &owing, int n) { return choices(owing, n, granted); });
    for (const Way &way : ways) {
        const int gain = totalIn(way.state) - totalIn(state);
        const auto &items = way.state.seats.front().items;
        best.items = std::max(best.items, totalOf(items) - totalOf(state.seats.front().items));
        if (best.gain && gain <= *best.gain)
            continue;
        best.gain = gain;
        best.choices = way.choices;
    }
    return best;
}

/// Which items are taken matters to artisans that answer to them, and to an objective that looks at
/// kinds; else one kind stands for all.
Choices Dusks::choices(const State &state, int n, bool granted) const
{
    Items limits;
    limits.fill(n);
    if (m_looksAtKinds && !granted)
        return namings(n, limits);
    const ItemSet listened = m_rehearsal.listened(state);
    bool isOneOpen = false;
    for (std::size_t i = 0; i < limits.size(); ++i) {
        if (listened[i])
            continue;
        limits[i] = isOneOpen ? 0 : n;
        isOneOpen = true;
    }
    return namings(n, limits);
}

} // namespace gyoji::arigato::advice
