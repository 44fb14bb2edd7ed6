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

bool looksAtSupply(const State &state, Slot slot)
{
    const CardRef card = *state.seats.front().villager(slot)->card;
    return state.card(card).when->kind == ConditionKind::DuskItems;
}

std::vector<Slot> hourglassSlots(const State &state)
{
    std::vector<Slot> slots;
    for (const Slot slot : allOf<Slot>()) {
        if (hasHourglassTurn(state, state.seats.front(), slot))
            slots.push_back(slot);
    }
    return slots;
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
    const bool looksAtTotal = std::ranges::any_of(
        hourglassSlots(state), [&](Slot slot) { return looksAtSupply(state, slot); });
    if (looksAtTotal || m_looksAtTotal)
        looked.front() = totalOf(supply);
    return looked;
}

Dusk Dusks::playOut(const State &state, bool granted)
{
    Dusk best;
    std::vector<Slot> order = hourglassSlots(state);
    bool isSlotOrder = true;
    do {
        const Check check{0, isSlotOrder ? std::nullopt : std::optional(order), {}, {}, {}};
        isSlotOrder = false;
        playOut(state, check, granted, best);
    } while (std::ranges::next_permutation(order).found);
    return best;
}

void Dusks::playOut(const State &state, const Check &check, bool granted, Dusk &best)
{
    const auto ways = m_rehearsal.waysOf(state, check, [this, granted](const State &owing, int n) {
        return choices(owing, n, granted);
    });
    for (const Way &way : ways) {
        const int gain = totalIn(way.state) - totalIn(state);
        const auto &items = way.state.seats.front().items;
        best.items = std::max(best.items, totalOf(items) - totalOf(state.seats.front().items));
        const bool isBetter = !best.gain || gain > *best.gain ||
                              (gain == *best.gain && way.choices.size() < best.choices.size());
        if (!isBetter)
            continue;
        best.gain = gain;
        best.order = check.order;
        best.choices = way.choices;
    }
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
