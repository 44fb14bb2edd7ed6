// SPDX-License-Identifier: MIT
#include "arigato/act.h"
#include "arigato/resolve.h"
#include "kernel/script_ids.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

/// The entries of `from` that `without` does not have, each as often as it is more.
std::vector<CardRef> difference(const std::vector<CardRef> &from, std::vector<CardRef> without)
{
    std::vector<CardRef> rest;
    for (const CardRef card : from) {
        const auto found = std::ranges::find(without, card);
        if (found == without.end())
            rest.push_back(card);
        else
            without.erase(found);
    }
    return rest;
}

Source sourceOf(std::optional<CardRef> card = std::nullopt)
{
    return {script::adjust, std::nullopt, card};
}

void setGate(Ledger &ledger, const std::vector<std::string> &ids)
{
    std::vector<CardRef> gate;
    for (const std::string &id : ids)
        gate.push_back(*ledger.state().box->cards.find(id));
    const auto before = ledger.seat().gate;
    for (const CardRef card : difference(before, gate))
        ledger.takeFromGate(sourceOf(card), card);
    for (const CardRef card : difference(gate, before))
        ledger.putUnderGate(sourceOf(card), card);
    ledger.seat().gate = gate;
}

void setCounts(Ledger &ledger, const Adjust &action)
{
    const Seat &seat = ledger.seat();
    if (action.items) {
        for (const auto &[item, n] : *action.items)
            ledger.addItem(sourceOf(), item, n - seat.items[indexOf(item)]);
    }
    if (action.favor)
        ledger.addFavor(sourceOf(), *action.favor - seat.favor);
    if (action.objectives)
        ledger.addObjective(sourceOf(), *action.objectives - seat.objectives);
    if (action.gate)
        setGate(ledger, *action.gate);
    if (action.gateOther)
        ledger.setGateOther(sourceOf(), *action.gateOther);
}

/// Roles and caps start afresh, a face-down resident goes back to the hand.
void setClock(Seat &seat, const Adjust &action)
{
    seat.day = action.day.value_or(seat.day);
    seat.phase = action.phase.value_or(seat.phase);
    seat.travelers.reset();
    seat.producers.reset();
    for (auto &villager : seat.village) {
        if (villager && villager->faceDown)
            villager.reset();
        else if (villager)
            villager->capUsed = 0;
    }
    lapse(seat);
}

void setVillage(const State &state, Seat &seat, const Adjust &action)
{
    for (const auto &[slot, place] : *action.village) {
        auto &villager = seat.village[indexOf(slot)];
        villager.reset();
        if (place)
            villager =
                Villager{state.box->cards.find(place->card), place->offering.value_or(false)};
    }
}

} // namespace

Result act(State &state, Facts &facts, const Adjust &action)
{
    Ledger ledger(state, action.player, facts);
    Seat &seat = ledger.seat();
    setCounts(ledger, action);
    if (action.day || action.phase)
        setClock(seat, action);
    if (action.village)
        setVillage(state, seat, action);
    if (action.owes)
        seat.owes = *action.owes;
    Resolver resolver(ledger);
    return resolver.run();
}

} // namespace gyoji::arigato
