// SPDX-License-Identifier: MIT
#include "arigato/asks.h"

#include "arigato/clock.h"
#include "arigato/objective.h"
#include "arigato/rule_ids.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

/// Conditions of the cards that are face up, and of the named resident.
std::vector<const Condition *> conditionsOf(const State &state, const Seat &seat)
{
    std::vector<const Condition *> conditions;
    for (const auto &villager : seat.village) {
        if (villager && villager->card && state.card(*villager->card).when)
            conditions.push_back(&*state.card(*villager->card).when);
    }
    return conditions;
}

bool hasAny(const std::vector<const Condition *> &conditions,
            std::initializer_list<ConditionKind> kinds)
{
    return std::ranges::any_of(conditions, [&](const Condition *condition) {
        return std::ranges::find(kinds, condition->kind) != kinds.end();
    });
}

bool isResidentNamed(const Seat &seat)
{
    return std::ranges::any_of(seat.village, [](const std::optional<Villager> &villager) {
        return villager && villager->faceDown && villager->card;
    });
}

std::optional<ask::Travelers> travelersOf(const std::vector<const Condition *> &conditions)
{
    ask::Travelers ask;
    for (const ArtisanType type : allOf<ArtisanType>()) {
        const bool counts = std::ranges::any_of(conditions, [type](const Condition *condition) {
            return condition->kind == ConditionKind::Traveler && condition->type == type;
        });
        if (counts)
            ask.types.push_back(type);
    }
    ask.match = hasAny(conditions, {ConditionKind::TravelersMatch});
    if (ask.types.empty() && !ask.match)
        return std::nullopt;
    return ask;
}

void askDawn(const State &state, const Seat &seat, std::vector<Ask> &asks)
{
    const auto conditions = conditionsOf(state, seat);
    if (!isResidentNamed(seat))
        asks.emplace_back(ask::Resident{});
    const bool producersCount =
        seat.track == Track::Full ||
        hasAny(conditions,
               {ConditionKind::Producer, ConditionKind::ProducersMatch, ConditionKind::Item});
    if (!seat.producers && producersCount)
        asks.emplace_back(ask::Producers{producersOn(seat.day)});
    if (seat.day == lastDay || seat.travelers)
        return;
    if (auto travelers = travelersOf(conditions))
        asks.emplace_back(std::move(*travelers));
}

bool supplyCounts(const State &state, const Seat &seat)
{
    const Objective *objective = state.calendar->objective(seat.day);
    const bool inObjective =
        objective && std::ranges::any_of(*objective, [](const ObjectivePart &part) {
            const auto *count = std::get_if<ObjectiveCount>(&part);
            return count && count->zone == Zone::Supply;
        });
    return inObjective || hasAny(conditionsOf(state, seat), {ConditionKind::DuskItems});
}

void askDay(const State &state, const Seat &seat, std::vector<Ask> &asks)
{
    if (seat.track == Track::Full) {
        for (const auto &villager : seat.village) {
            if (villager && villager->card && villager->offering &&
                !state.card(*villager->card).cost)
                asks.emplace_back(ask::Cost{*villager->card});
        }
    } else if (supplyCounts(state, seat)) {
        asks.emplace_back(ask::Supply{});
    }
    const Objective *objective = state.calendar->objective(seat.day);
    if (objective && isManual(*objective))
        asks.emplace_back(ask::Objective{});
}

void askDusk(const Seat &seat, std::vector<Ask> &asks)
{
    const int over = totalOf(seat.items) - itemLimit;
    if (over > 0 && seat.day != lastDay)
        asks.emplace_back(ask::Discard{over});
}

void askPhase(const State &state, const Seat &seat, std::vector<Ask> &asks)
{
    switch (seat.phase) {
    case Phase::Dawn:
        return askDawn(state, seat, asks);
    case Phase::Day:
        return askDay(state, seat, asks);
    case Phase::Dusk:
        return askDusk(seat, asks);
    case Phase::Over:
        return;
    }
}

void askFavor(const State &state, const Seat &seat, std::vector<Ask> &asks)
{
    std::vector<CardRef> asked;
    for (const CardRef card : seat.gate) {
        if (state.card(card).favor || std::ranges::find(asked, card) != asked.end())
            continue;
        asked.push_back(card);
        asks.emplace_back(ask::Favor{card});
    }
}

} // namespace

RuleId ruleOf(const Ask &ask)
{
    static constexpr std::array<RuleId, std::variant_size_v<Ask>> rules{
        rule::choose,        rule::dawnResident, rule::dawnProducers,
        rule::dawnTravelers, rule::dayOffer,     rule::duskSupply,
        rule::duskManual,    rule::duskLimit,    rule::endGate};
    return rules[ask.index()];
}

std::vector<Ask> asksOf(const State &state, SeatIndex index)
{
    const Seat &seat = state.seats[static_cast<std::size_t>(index)];
    std::vector<Ask> asks;
    if (plays(seat) && seat.track != Track::Score) {
        if (seat.owes > 0)
            return {ask::Choose{seat.owes}};
        askPhase(state, seat, asks);
    }
    askFavor(state, seat, asks);
    return asks;
}

std::vector<Ask> answeredBy(const State &state, SeatIndex index)
{
    State unanswered = state;
    Seat &seat = unanswered.seats[static_cast<std::size_t>(index)];
    if (seat.phase != Phase::Dawn || seat.owes > 0)
        return {};
    std::vector<Ask> answered;
    if (isResidentNamed(seat))
        answered.emplace_back(ask::Resident{});
    seat.producers.reset();
    seat.travelers.reset();
    const std::vector<Ask> open = asksOf(state, index);
    for (const Ask &ask : asksOf(unanswered, index)) {
        if (std::ranges::find(open, ask) == open.end())
            answered.push_back(ask);
    }
    return answered;
}

} // namespace gyoji::arigato
