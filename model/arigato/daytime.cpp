// SPDX-License-Identifier: MIT
#include "arigato/act.h"
#include "arigato/resolve.h"
#include "arigato/rule_ids.h"
#include "kernel/script_ids.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

std::vector<Task> itemEvents(const std::vector<std::optional<Item>> &items)
{
    std::vector<Task> events;
    for (const auto &item : items) {
        if (item)
            events.emplace_back(Event{ConditionKind::Item, std::nullopt, item, std::nullopt});
    }
    return events;
}

/// What of the cost is not in the supply.
std::vector<Term> missing(const Items &supply, const Items &cost)
{
    std::vector<Term> items;
    for (const Item item : allOf<Item>()) {
        if (supply[indexOf(item)] < cost[indexOf(item)])
            items.push_back(term(item));
    }
    return items;
}

/// What an offering costs: by the card, or what is said to be paid where the card's cost is not
/// known, or nothing that we know of.
Items costOf(const Card &card, const std::optional<Items> &paid)
{
    return card.cost ? *card.cost : paid.value_or(Items{});
}

Result refusalOfOffer(const Seat &seat, const Card &card, const PrepareOffering &action)
{
    const Items cost = costOf(card, action.paid);
    const bool isOtherwise = action.paid && *action.paid != cost;
    const auto lacking =
        seat.track == Track::Full ? missing(seat.items, cost) : std::vector<Term>{};
    if (!isOtherwise && lacking.empty())
        return accepted;
    Refusal refusal{rule::dayOffer, {{"card", card.id}, {"slot", term(action.slot)}}};
    if (!lacking.empty())
        refusal.arguments.push_back({"missing", lacking});
    return refusal;
}

} // namespace

Result act(State &state, Facts &facts, const EmptyWorkshop &action)
{
    Ledger ledger(state, action.player, facts);
    Seat &seat = ledger.seat();
    if (seat.phase == Phase::Dusk)
        return Refusal{rule::emptyPhase, phaseOf(seat)};
    auto &place = seat.village[indexOf(action.slot)];
    if (!place)
        return Refusal{rule::emptyNobody, {{"slot", term(action.slot)}}};
    if (place->faceDown)
        return Refusal{rule::emptyFaceDown, {{"slot", term(action.slot)}}};

    if (!place->offering) {
        place.reset();
        return accepted;
    }
    Resolver resolver(ledger, action.skip);
    const bool fires = seat.phase == Phase::Day || state.ruling(Ruling::DawnSendFires) == "yes";
    resolver.sendToGate(action.slot, rule::emptyGate, fires);
    return resolver.run();
}

Result act(State &state, Facts &facts, const Exchange &action)
{
    Ledger ledger(state, action.player, facts);
    const Seat &seat = ledger.seat();
    if (seat.phase != Phase::Day)
        return Refusal{rule::dayActions, phaseOf(seat)};
    const int held = seat.items[indexOf(action.give)];
    const bool isShort = seat.track == Track::Full && held < exchangeRate;
    if (action.give == action.take || isShort)
        return Refusal{rule::dayExchange,
                       {{"give", term(action.give)}, {"take", term(action.take)}, {"held", held}}};

    const Source source{rule::dayExchange, std::nullopt, std::nullopt};
    ledger.addItem(source, action.give, -exchangeRate);
    ledger.addItem(source, action.take, 1);
    Resolver resolver(ledger, action.skip);
    if (state.ruling(Ruling::ExchangeGains) == "yes")
        resolver.push(Event{ConditionKind::Item, std::nullopt, action.take, std::nullopt});
    return resolver.run();
}

Result act(State &state, Facts &facts, const PrepareOffering &action)
{
    Ledger ledger(state, action.player, facts);
    Seat &seat = ledger.seat();
    if (seat.phase != Phase::Day)
        return Refusal{seat.phase == Phase::Dawn ? rule::dawnNoOffering : rule::dayActions,
                       phaseOf(seat)};
    auto &villager = seat.village[indexOf(action.slot)];
    if (!villager)
        return Refusal{rule::emptyNobody, {{"slot", term(action.slot)}}};
    if (villager->offering)
        return Refusal{rule::dayOfferOnce, {{"slot", term(action.slot)}}};
    const CardRef ref = *villager->card;
    const Card &card = state.card(ref);
    if (auto refusal = refusalOfOffer(seat, card, action))
        return refusal;

    const Items cost = costOf(card, action.paid);
    for (const Item item : allOf<Item>())
        ledger.addItem({rule::dayOffer, action.slot, ref}, item, -cost[indexOf(item)]);
    villager->offering = true;
    Resolver resolver(ledger, action.skip);
    resolver.push(Event{ConditionKind::Offering, std::nullopt, card.produces, std::nullopt});
    return resolver.run();
}

Result act(State &state, Facts &facts, const SendToPalace &action)
{
    Ledger ledger(state, action.player, facts);
    const Seat &seat = ledger.seat();
    if (seat.phase != Phase::Day)
        return Refusal{rule::dayActions, phaseOf(seat)};
    const Villager *villager = seat.villager(action.slot);
    if (!villager)
        return Refusal{rule::emptyNobody, {{"slot", term(action.slot)}}};
    if (!villager->offering)
        return Refusal{rule::daySend, {{"slot", term(action.slot)}}};

    Resolver resolver(ledger, action.skip);
    resolver.sendToGate(action.slot, rule::daySend, true);
    return resolver.run();
}

Result act(State &state, Facts &facts, const Choose &action)
{
    Ledger ledger(state, action.player, facts);
    Seat &seat = ledger.seat();
    const int given = static_cast<int>(action.items.size());
    if (seat.owes == 0)
        return Refusal{rule::chooseNothing, {{"owed", 0}, {"given", given}}};
    if (seat.owes != given)
        return Refusal{rule::chooseCount, {{"owed", seat.owes}, {"given", given}}};

    seat.owes = 0;
    for (const auto &item : action.items) {
        if (item)
            ledger.addItem({rule::choose, std::nullopt, std::nullopt}, *item, 1);
    }
    Resolver resolver(ledger, action.skip);
    resolver.push(itemEvents(action.items));
    return resolver.run();
}

Result act(State &state, Facts &facts, const GainByHand &action)
{
    Ledger ledger(state, action.player, facts);
    Resolver resolver(ledger, action.skip);
    resolver.gain({script::gain, action.slot, std::nullopt}, action.items.value_or(Items{}),
                  action.favor.value_or(0));
    return resolver.run();
}

} // namespace gyoji::arigato
