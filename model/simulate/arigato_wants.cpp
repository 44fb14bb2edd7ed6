// SPDX-License-Identifier: MIT
#include "simulate/arigato_wants.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

constexpr int worthOfItem = 2;
constexpr int worthOfFavor = 2;

int countOfType(const State &state, const Seat &seat, const Per &per)
{
    const auto isOfType = [&](CardRef ref) { return state.card(ref).type == per.type; };
    if (per.zone == Zone::Gate)
        return static_cast<int>(std::ranges::count_if(seat.gate, isOfType));
    return static_cast<int>(std::ranges::count_if(seat.village, [&](const auto &villager) {
        return villager && villager->card && isOfType(*villager->card);
    }));
}

bool isPair(const State &state, const std::vector<CardRef> &cards)
{
    return cards.size() == 2 && state.card(cards[0]).type == state.card(cards[1]).type;
}

/// How often the condition fires at the reveal.
int timesAtReveal(const State &state, const Condition &when, const std::vector<CardRef> &travelers,
                  const std::vector<CardRef> &producers)
{
    const auto ofType = [&](const std::vector<CardRef> &cards) {
        return static_cast<int>(std::ranges::count_if(
            cards, [&](CardRef ref) { return state.card(ref).type == when.type; }));
    };
    switch (when.kind) {
    case ConditionKind::Traveler:
        return ofType(travelers);
    case ConditionKind::TravelersMatch:
        return isPair(state, travelers) ? 1 : 0;
    case ConditionKind::Producer:
        return std::min(2, ofType(producers));
    case ConditionKind::ProducersMatch:
        return isPair(state, producers) ? 1 : 0;
    case ConditionKind::Item:
        return static_cast<int>(std::ranges::count_if(
            producers, [&](CardRef ref) { return state.card(ref).produces == when.item; }));
    default:
        return 0;
    }
}

} // namespace

std::size_t indexOfMost(const Items &items)
{
    return static_cast<std::size_t>(std::ranges::max_element(items) - items.begin());
}

Items wantsOf(const State &state, const Seat &seat)
{
    Items wants{};
    for (const auto &villager : seat.village) {
        if (!villager || !villager->card || villager->offering)
            continue;
        const Items cost = state.card(*villager->card).cost.value_or(Items{});
        for (std::size_t i = 0; i < wants.size(); ++i)
            wants[i] += cost[i];
    }
    for (std::size_t i = 0; i < wants.size(); ++i)
        wants[i] = std::max(0, wants[i] - seat.items[i]);
    return wants;
}

int worthOf(const State &state, const Seat &seat, const std::vector<Gain> &gains)
{
    int worth = 0;
    for (const Gain &gain : gains) {
        const int times = gain.per ? countOfType(state, seat, *gain.per) : 1;
        worth += gain.n * times * (gain.kind == GainKind::Favor ? worthOfFavor : worthOfItem);
    }
    return worth;
}

int worthOf(const State &state, const Seat &seat, const Card &card)
{
    const bool firesOnce = card.when && card.when->kind == ConditionKind::Leave;
    const int daysLeft = std::min(3, lastDay - seat.day);
    const int effect = worthOf(state, seat, card.gain) * (firesOnce ? 2 : daysLeft) / 2;
    const Items cost = card.cost.value_or(Items{});
    int lacking = 0;
    for (std::size_t i = 0; i < cost.size(); ++i)
        lacking += std::max(0, cost[i] - seat.items[i]);
    return worthOfFavor * card.favor.value_or(0) + effect - 2 * lacking;
}

int worthOfRoles(const State &state, const Seat &seat, const std::vector<CardRef> &travelers,
                 const std::vector<CardRef> &producers)
{
    int worth = 0;
    for (const auto &villager : seat.village) {
        if (!villager || !villager->card)
            continue;
        const Card &card = state.card(*villager->card);
        if (card.when)
            worth += timesAtReveal(state, *card.when, travelers, producers) *
                     worthOf(state, seat, card.gain);
    }
    Items wants = wantsOf(state, seat);
    for (const CardRef ref : producers) {
        int &wanted = wants[indexOf(state.card(ref).produces)];
        worth += wanted-- > 0 ? worthOfItem : 0;
    }
    return worth;
}

} // namespace gyoji::arigato
