// SPDX-License-Identifier: MIT
#include "arigato/act.h"
#include "arigato/resolve.h"
#include "arigato/rule_ids.h"

namespace gyoji::arigato {

namespace {

std::vector<Term> allowedSlots(const Card &card)
{
    std::vector<Term> slots;
    for (const Slot slot : allOf<Slot>()) {
        if (card.mayLiveIn(slot))
            slots.push_back(term(slot));
    }
    return slots;
}

/// Why a resident cannot be placed there; a card not named may live anywhere.
Result refusalOfPlace(const State &state, const Seat &seat, Slot slot,
                      const std::optional<CardRef> &card, bool evict)
{
    const Villager *villager = seat.villager(slot);
    if (villager && !villager->faceDown && !evict)
        return Refusal{rule::dawnEmptySlot, {{"slot", term(slot)}}};
    if (card && !state.card(*card).mayLiveIn(slot))
        return Refusal{rule::dawnPlacement,
                       {{"slot", term(slot)},
                        {"card", state.card(*card).id},
                        {"slots", allowedSlots(state.card(*card))}}};
    return accepted;
}

/// Puts the resident face down there. The one named before goes back to the hand; whoever lived
/// there leaves.
void placeResident(Resolver &resolver, Ledger &ledger, Slot slot,
                   const std::optional<CardRef> &card)
{
    Seat &seat = ledger.seat();
    if (const auto before = residentSlot(seat))
        seat.village[indexOf(*before)].reset();
    auto &place = seat.village[indexOf(slot)];
    if (place && place->offering) {
        const bool fires = ledger.state().ruling(Ruling::DawnSendFires) == "yes";
        resolver.sendToGate(slot, rule::emptyGate, fires);
    }
    place = Villager{card, false, true};
}

Refusal wrongProducers(int day, int given)
{
    return {day == lastDay ? rule::lastRoles : rule::dawnProducers,
            {{"wanted", producersOn(day)}, {"given", given}}};
}

std::vector<Producer> producersFrom(const State &state, const ProducerList &list)
{
    std::vector<Producer> producers;
    if (const auto *types = std::get_if<ProducerTypes>(&list)) {
        for (const auto &type : *types)
            producers.push_back({type, std::nullopt});
    } else {
        for (const std::string &card : std::get<ProducerCards>(list))
            producers.push_back({std::nullopt, state.box->cards.find(card)});
    }
    return producers;
}

int sizeOf(const ProducerList &list)
{
    return std::visit([](const auto &entries) { return static_cast<int>(entries.size()); }, list);
}

Result refusalOfProducers(const Seat &seat, const std::optional<ProducerList> &named)
{
    const int wanted = producersOn(seat.day);
    if (named && sizeOf(*named) != wanted)
        return wrongProducers(seat.day, sizeOf(*named));
    if (!named && !seat.producers && seat.track == Track::Full)
        return wrongProducers(seat.day, 0);
    return accepted;
}

std::optional<CardRef> find(const State &state, const std::optional<std::string> &card)
{
    return card ? state.box->cards.find(*card) : std::nullopt;
}

} // namespace

Result act(State &state, Facts &facts, const PlaceResident &action)
{
    Ledger ledger(state, action.player, facts);
    const Seat &seat = ledger.seat();
    if (seat.phase != Phase::Dawn)
        return Refusal{rule::dawnPhase, phaseOf(seat)};
    const auto card = find(state, action.card);
    if (auto refusal = refusalOfPlace(state, seat, action.slot, card, action.evict.value_or(false)))
        return refusal;

    Resolver resolver(ledger, action.skip);
    placeResident(resolver, ledger, action.slot, card);
    return resolver.run();
}

Result act(State &state, Facts &, const SendTravelers &action)
{
    Seat &seat = seatAt(state, action.player);
    if (seat.phase != Phase::Dawn)
        return Refusal{rule::dawnPhase, phaseOf(seat)};
    if (seat.day == lastDay)
        return Refusal{rule::lastRoles, {{"wanted", 0}, {"given", 2}}};
    seat.travelers = action.travelers;
    return accepted;
}

Result act(State &state, Facts &, const KeepProducers &action)
{
    Seat &seat = seatAt(state, action.player);
    if (seat.phase != Phase::Dawn)
        return Refusal{rule::dawnPhase, phaseOf(seat)};
    if (auto refusal = refusalOfProducers(seat, action.producers))
        return refusal;
    seat.producers = producersFrom(state, action.producers);
    return accepted;
}

Result act(State &state, Facts &facts, const Reveal &action)
{
    Ledger ledger(state, action.player, facts);
    Seat &seat = ledger.seat();
    if (seat.phase != Phase::Dawn)
        return Refusal{rule::dayRevealed, phaseOf(seat)};

    const auto before = residentSlot(seat);
    const auto slot = action.slot ? action.slot : before;
    const auto card = action.card ? find(state, action.card)
                      : before    ? seat.villager(*before)->card
                                  : std::nullopt;
    if (slot) {
        const bool evict = action.evict.value_or(false);
        if (auto refusal = refusalOfPlace(state, seat, *slot, card, evict))
            return refusal;
    }
    if (!slot || !card)
        return Refusal{rule::dawnResident, {}};
    if (action.travelers && seat.day == lastDay)
        return Refusal{rule::lastRoles, {{"wanted", 0}, {"given", 2}}};
    if (auto refusal = refusalOfProducers(seat, action.producers))
        return refusal;

    if (action.travelers)
        seat.travelers = action.travelers;
    if (action.producers)
        seat.producers = producersFrom(state, *action.producers);
    Resolver resolver(ledger, action.skip);
    resolver.push(TurnUp{});
    placeResident(resolver, ledger, *slot, card);
    return resolver.run();
}

} // namespace gyoji::arigato
