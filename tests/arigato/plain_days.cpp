// SPDX-License-Identifier: MIT
#include "arigato/plain_days.h"

#include "arigato/resolve.h"
#include "arigato/rules.h"
#include "arigato/score.h"

#include <algorithm>

namespace gyoji::arigato {

std::optional<int> PlainDays::bestTotal()
{
    while (!m_waiting.empty() && m_linesLeft >= 0) {
        const State state = std::move(m_waiting.back());
        m_waiting.pop_back();
        if (!isKnown(state))
            goOn(state);
    }
    if (m_linesLeft < 0)
        return std::nullopt;
    return m_best;
}

void PlainDays::goOn(const State &state)
{
    const Seat &seat = state.seats[static_cast<std::size_t>(m_seat)];
    if (seat.owes > 0) {
        std::vector<std::optional<Item>> items;
        choose(state, items);
    } else if (seat.phase == Phase::Dusk) {
        m_best = std::max(m_best, scoreOf(state, seat).total());
    } else {
        actByDay(state);
        check(state);
    }
}

void PlainDays::tryLine(const State &state, const Action &action)
{
    if (--m_linesLeft < 0)
        return;
    auto outcome = apply(state, action);
    if (auto *step = std::get_if<Step<State, Fact>>(&outcome))
        m_waiting.push_back(std::move(step->state));
}

void PlainDays::choose(const State &state, std::vector<std::optional<Item>> &items)
{
    if (std::ssize(items) == state.seats[static_cast<std::size_t>(m_seat)].owes)
        return tryLine(state, Choose{m_seat, items, {}});
    for (const Item item : allOf<Item>()) {
        items.push_back(item);
        choose(state, items);
        items.pop_back();
    }
}

void PlainDays::actByDay(const State &state)
{
    for (const Slot slot : allOf<Slot>()) {
        tryLine(state, PrepareOffering{m_seat, slot, {}, {}});
        tryLine(state, SendToPalace{m_seat, slot, {}});
        tryLine(state, EmptyWorkshop{m_seat, slot, {}});
    }
    for (const Item give : allOf<Item>()) {
        for (const Item take : allOf<Item>())
            tryLine(state, Exchange{m_seat, give, take, {}});
    }
}

void PlainDays::check(const State &state)
{
    std::vector<Slot> order;
    for (const Slot slot : allOf<Slot>()) {
        if (hasHourglassTurn(state, state.seats[static_cast<std::size_t>(m_seat)], slot))
            order.push_back(slot);
    }
    do {
        tryLine(state, Check{m_seat, order, {}, {}, {}});
    } while (std::ranges::next_permutation(order).found);
}

bool PlainDays::isKnown(const State &state)
{
    const Seat &seat = state.seats[static_cast<std::size_t>(m_seat)];
    std::string key;
    for (const int n : seat.items)
        key += std::to_string(n) + ' ';
    key += std::to_string(seat.favor);
    auto &known = m_known[key];
    if (std::ranges::find(known, seat) != known.end())
        return true;
    known.push_back(seat);
    return false;
}

} // namespace gyoji::arigato
