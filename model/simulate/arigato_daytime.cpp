// SPDX-License-Identifier: MIT
#include "simulate/arigato_daytime.h"

#include "arigato/objective.h"
#include "arigato/resolve.h"
#include "simulate/arigato_wants.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

int lackingOf(const Items &supply, const Items &cost)
{
    int lacking = 0;
    for (std::size_t i = 0; i < cost.size(); ++i)
        lacking += std::max(0, cost[i] - supply[i]);
    return lacking;
}

/// The lines of one seat's daytime, most urgent first; each function is nothing when there is none.
class Daytime
{
public:
    Daytime(const State &state, SeatIndex player, Random &random)
        : m_state(state)
        , m_seat(state.seats[static_cast<std::size_t>(player)])
        , m_player(player)
        , m_random(random)
    {
    }

    /// The most valuable offering that the supply pays.
    std::optional<Action> offer()
    {
        std::optional<Slot> best;
        int most = -1;
        for (const Slot slot : waiting()) {
            const int favor = cardIn(slot).favor.value_or(0);
            if (isPayable(slot) && favor > most) {
                most = favor;
                best = slot;
            }
        }
        if (!best)
            return std::nullopt;
        PrepareOffering action{m_player, *best, {}, {}};
        if (!cardIn(*best).cost && isCounted())
            action.paid = someItems();
        return action;
    }

    /// One exchange towards the offering that lacks least, if exchanges alone complete it.
    std::optional<Action> exchange()
    {
        if (!isCounted())
            return uncountedExchange();
        std::optional<Exchange> best;
        int least = 3;
        for (const Slot slot : waiting()) {
            const auto &cost = cardIn(slot).cost;
            if (!cost)
                continue;
            const int lacking = lackingOf(m_seat.items, *cost);
            if (lacking < least && lacking <= sparePairs(*cost)) {
                least = lacking;
                best = towards(*cost);
            }
        }
        return best ? std::optional<Action>(*best) : std::nullopt;
    }

    /// Sends somebody who has an offering: on the last day everyone; before, if a workshop is
    /// wanted or now and then, but not at the cost of the day's objective.
    std::optional<Action> send()
    {
        const bool isFull =
            std::ranges::none_of(m_seat.village, [](const auto &villager) { return !villager; });
        for (const Slot slot : allOf<Slot>()) {
            const Villager *villager = m_seat.villager(slot);
            if (!villager || !villager->offering)
                continue;
            const bool wants = isFull || m_random.chance(150);
            if (m_seat.day == lastDay || (wants && !spoilsObjective(slot)))
                return SendToPalace{m_player, slot, {}};
        }
        return std::nullopt;
    }

    Check check()
    {
        Check action{m_player, {}, {}, {}, {}};
        if (m_random.chance(500))
            action.order = hourglassOrder();
        if (const Objective *objective = m_state.calendar->objective(m_seat.day);
            objective && isManual(*objective))
            action.objective = m_random.chance(500);
        if (!isCounted() && m_random.chance(700))
            action.supply = someItems(9);
        return action;
    }

private:
    bool isCounted() const { return m_seat.track == Track::Full; }
    const Card &cardIn(Slot slot) const { return m_state.card(*m_seat.villager(slot)->card); }

    /// The slots of those without an offering.
    std::vector<Slot> waiting() const
    {
        std::vector<Slot> slots;
        for (const Slot slot : allOf<Slot>()) {
            if (const Villager *villager = m_seat.villager(slot); villager && !villager->offering)
                slots.push_back(slot);
        }
        return slots;
    }

    bool isPayable(Slot slot)
    {
        if (!isCounted())
            return m_random.chance(400);
        const auto &cost = cardIn(slot).cost;
        return cost ? lackingOf(m_seat.items, *cost) == 0 : totalOf(m_seat.items) > 2;
    }

    Items someItems()
    {
        Items some{};
        for (std::size_t i = 0; i < some.size() && totalOf(some) < 3; ++i)
            some[i] = std::min(m_seat.items[i], 3 - totalOf(some));
        return some;
    }
    Items someItems(int most)
    {
        Items some{};
        const int total = m_random.between(0, most);
        for (int i = 0; i < total; ++i)
            ++some[m_random.below(some.size())];
        return some;
    }

    int sparePairs(const Items &cost) const
    {
        int pairs = 0;
        for (std::size_t i = 0; i < cost.size(); ++i)
            pairs += std::max(0, m_seat.items[i] - cost[i]) / 2;
        return pairs;
    }

    Exchange towards(const Items &cost) const
    {
        Items spare{};
        Items lacking{};
        for (std::size_t i = 0; i < cost.size(); ++i) {
            spare[i] = m_seat.items[i] - cost[i];
            lacking[i] = -spare[i];
        }
        return {m_player,
                static_cast<Item>(indexOfMost(spare)),
                static_cast<Item>(indexOfMost(lacking)),
                {}};
    }

    std::optional<Action> uncountedExchange()
    {
        if (!m_random.chance(200))
            return std::nullopt;
        const Item give = m_random.pick(allOf<Item>());
        const Item take = m_random.pick(allOf<Item>());
        return give == take ? std::nullopt
                            : std::optional<Action>(Exchange{m_player, give, take, {}});
    }

    bool spoilsObjective(Slot slot) const
    {
        const Objective *objective = m_state.calendar->objective(m_seat.day);
        if (!objective || !isMet(m_state, m_seat, *objective, false))
            return false;
        Seat then = m_seat;
        then.gate.push_back(*then.villager(slot)->card);
        then.village[indexOf(slot)].reset();
        return !isMet(m_state, then, *objective, false);
    }

    std::vector<Slot> hourglassOrder()
    {
        std::vector<Slot> order;
        for (const Slot slot : allOf<Slot>()) {
            if (hasHourglassTurn(m_state, m_seat, slot) && m_random.chance(800))
                order.push_back(slot);
        }
        m_random.shuffle(order);
        return order;
    }

    const State &m_state;
    const Seat &m_seat;
    SeatIndex m_player;
    Random &m_random;
};

} // namespace

Action dayLine(const State &state, SeatIndex player, bool haste, Random &random)
{
    Daytime daytime(state, player, random);
    if (!haste) {
        if (const auto action = daytime.offer())
            return *action;
        if (const auto action = daytime.exchange())
            return *action;
        if (const auto action = daytime.send())
            return *action;
    }
    return daytime.check();
}

} // namespace gyoji::arigato
