// SPDX-License-Identifier: MIT
#include "arigato/plain_days.h"

#include "arigato/resolve.h"
#include "arigato/rules.h"
#include "arigato/score.h"

#include <algorithm>

namespace gyoji::arigato {

std::optional<PlainDays::Best> PlainDays::best()
{
    for (; !m_waiting.empty() && m_triesLeft >= 0; m_waiting.pop_front()) {
        if (!isKnown(seatOf(m_waiting.front())))
            goOn(m_waiting.front());
    }
    return m_triesLeft >= 0 ? m_best : std::nullopt;
}

void PlainDays::goOn(const Day &day)
{
    const Seat &seat = seatOf(day);
    if (seat.owes > 0) {
        std::vector<std::optional<Item>> items;
        choose(day, items);
    } else if (seat.phase == Phase::Day) {
        actByDay(day);
        check(day);
    } else {
        const int total = scoreOf(day.state, seat).total();
        if (!m_best || total > m_best->total)
            m_best = {total, day.lines};
    }
}

void PlainDays::tryLine(const Day &day, const Action &action)
{
    if (--m_triesLeft < 0)
        return;
    auto outcome = apply(day.state, action);
    if (auto *step = std::get_if<Step<State, Fact>>(&outcome))
        m_waiting.push_back({std::move(step->state), day.lines + 1});
}

void PlainDays::choose(const Day &day, std::vector<std::optional<Item>> &items)
{
    if (m_triesLeft < 0)
        return;
    if (std::ssize(items) == seatOf(day).owes)
        return tryLine(day, Choose{m_seat, items, {}});
    for (const Item item : allOf<Item>()) {
        items.push_back(item);
        choose(day, items);
        items.pop_back();
    }
}

void PlainDays::actByDay(const Day &day)
{
    for (const Slot slot : allOf<Slot>()) {
        tryLine(day, PrepareOffering{m_seat, slot, {}, {}});
        tryLine(day, SendToPalace{m_seat, slot, {}});
        tryLine(day, EmptyWorkshop{m_seat, slot, {}});
    }
    for (const Item give : allOf<Item>()) {
        for (const Item take : allOf<Item>())
            tryLine(day, Exchange{m_seat, give, take, {}});
    }
}

void PlainDays::check(const Day &day)
{
    std::vector<Slot> order;
    for (const Slot slot : allOf<Slot>()) {
        if (hasHourglassTurn(day.state, seatOf(day), slot))
            order.push_back(slot);
    }
    do {
        tryLine(day, Check{m_seat, order, {}, {}, {}});
    } while (std::ranges::next_permutation(order).found);
}

bool PlainDays::isKnown(const Seat &seat)
{
    std::string key;
    for (const int n : seat.items)
        key += std::to_string(n) + ' ';
    auto &known = m_known[key + std::to_string(seat.favor)];
    if (std::ranges::find(known, seat) != known.end())
        return true;
    known.push_back(seat);
    return false;
}

} // namespace gyoji::arigato
