// SPDX-License-Identifier: MIT
#include "arigato/drift_deeds.h"

#include "arigato/advice_position.h"
#include "arigato/objective.h"
#include "arigato/resolve.h"
#include "arigato/rules.h"

#include <algorithm>

namespace gyoji::arigato::drift {

namespace {

/// Choices of more items than that are not looked at.
constexpr int mostOwed = 8;

void addExchanges(const Seat &seat, SeatIndex player, std::vector<Action> &found)
{
    for (const Item give : allOf<Item>()) {
        if (seat.track == Track::Full && seat.items[indexOf(give)] < exchangeRate)
            continue;
        for (const Item take : allOf<Item>()) {
            if (take != give)
                found.emplace_back(Exchange{player, give, take, {}});
        }
    }
}

/// What an artisan of unknown cost was paid: nothing that was told, or what is missing.
void addOfferings(const State &state, const Villager &villager, Slot slot, const Sight &sight,
                  SeatIndex player, std::vector<Action> &found)
{
    found.emplace_back(PrepareOffering{player, slot, {}, {}});
    if (state.card(*villager.card).cost)
        return;
    if (const auto paid = added({}, sight.moreItems(), -1); paid && totalOf(*paid) > 0)
        found.emplace_back(PrepareOffering{player, slot, paid, {}});
}

std::vector<std::vector<Slot>> ordersOf(const State &state, const Seat &seat)
{
    std::vector<Slot> order;
    for (const Slot slot : allOf<Slot>()) {
        if (hasHourglassTurn(state, seat, slot))
            order.push_back(slot);
    }
    std::vector<std::vector<Slot>> orders;
    do {
        orders.push_back(order);
    } while (std::next_permutation(order.begin(), order.end()));
    return orders;
}

} // namespace

std::vector<Action> deedsOf(const State &state, const Seat &seat, const Sight &sight,
                            SeatIndex player)
{
    const bool isDay = seat.phase == Phase::Day;
    std::vector<Action> found;
    for (const Slot slot : allOf<Slot>()) {
        const Villager *villager = seat.villager(slot);
        if (!villager || villager->faceDown)
            continue;
        if (isDay && villager->offering)
            found.emplace_back(SendToPalace{player, slot, {}});
        else
            found.emplace_back(EmptyWorkshop{player, slot, {}});
        if (isDay && !villager->offering)
            addOfferings(state, *villager, slot, sight, player, found);
    }
    if (isDay)
        addExchanges(seat, player, found);
    return found;
}

std::vector<Action> choicesOf(const Seat &seat, SeatIndex player)
{
    std::vector<Action> found;
    if (seat.owes > mostOwed)
        return found;
    Items limits;
    limits.fill(seat.owes);
    for (const Items &items : advice::splits(seat.owes, limits)) {
        Choose choose{player, {}, {}};
        for (const Item item : allOf<Item>())
            choose.items.insert(choose.items.end(), static_cast<std::size_t>(items[indexOf(item)]),
                                item);
        found.emplace_back(std::move(choose));
    }
    return found;
}

std::vector<Action> checksOf(const State &state, const Seat &seat, const Check &was)
{
    std::vector<std::optional<bool>> answers{std::nullopt};
    const Objective *objective = state.calendar->objective(seat.day);
    if (objective && isManual(*objective))
        answers = {true, false};
    std::vector<Action> found;
    for (const auto &order : ordersOf(state, seat)) {
        for (const auto &answer : answers) {
            Check check = was;
            check.order = order.empty() ? std::nullopt : std::optional(order);
            check.objective = answer;
            found.emplace_back(std::move(check));
        }
    }
    return found;
}

std::vector<Action> discardsOf(const Seat &seat, SeatIndex player)
{
    std::vector<Action> found;
    const int excess = totalOf(seat.items) - itemLimit;
    if (excess <= 0)
        return found;
    for (const Items &items : advice::splits(excess, seat.items))
        found.emplace_back(Discard{player, items});
    return found;
}

std::optional<Action> gainWith(GainByHand gain, const Sight &sight)
{
    const auto items = added(gain.items.value_or(Items{}), sight.moreItems(), 1);
    const int favor = gain.favor.value_or(0) + sight.moreFavor();
    if (!items || !isNamable(favor))
        return std::nullopt;
    gain.favor = favor > 0 ? std::optional(favor) : std::nullopt;
    gain.items = totalOf(*items) > 0 ? items : std::nullopt;
    return gain;
}

Skips offersOf(const State &before, const Action &action)
{
    Skips offers;
    const auto outcome = arigato::apply(before, action);
    const auto *step = std::get_if<Step<State, Fact>>(&outcome);
    if (!step)
        return offers;
    for (const Fact &fact : step->facts) {
        if (fact.offer && (offers.empty() || offers.back().n != *fact.offer))
            offers.push_back({*fact.offer, fact.slot});
    }
    return offers;
}

std::optional<Items> added(Items n, const Items &more, int sign)
{
    for (std::size_t i = 0; i < n.size(); ++i) {
        n[i] += sign * more[i];
        if (!isNamable(n[i]))
            return std::nullopt;
    }
    return n;
}

} // namespace gyoji::arigato::drift
