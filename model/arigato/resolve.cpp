// SPDX-License-Identifier: MIT
#include "arigato/resolve.h"

#include "arigato/counts.h"
#include "arigato/objective.h"
#include "arigato/rule_ids.h"
#include "kernel/script_ids.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

constexpr int mostAcceptedOffers = 100;

constexpr bool isCapped(ConditionKind kind)
{
    return kind == ConditionKind::Traveler || kind == ConditionKind::Producer;
}

bool isFaceUp(const Villager *villager)
{
    return villager && !villager->faceDown;
}

Event eventOf(ConditionKind kind, std::optional<ArtisanType> type = {},
              std::optional<Item> item = {})
{
    return {kind, type, item, std::nullopt};
}

} // namespace

void Resolver::push(std::span<const Task> tasks)
{
    auto &work = seat().work;
    work.insert(work.end(), tasks.rbegin(), tasks.rend());
}

std::optional<Refusal> Resolver::run()
{
    while (!seat().work.empty() && seat().owes == 0) {
        const Task task = seat().work.back();
        seat().work.pop_back();
        if (auto refusal = std::visit([this](const auto &t) { return resolve(t); }, task))
            return refusal;
    }
    return std::nullopt;
}

void Resolver::sendToGate(Slot slot, RuleId rule, bool fires)
{
    auto &place = seat().village[indexOf(slot)];
    const CardRef ref = *place->card;
    place.reset();
    m_ledger.putUnderGate({rule, slot, ref}, ref);
    if (!fires)
        return;

    const Card &card = state().card(ref);
    push(eventOf(ConditionKind::Gate, card.type));
    const bool seesItself = state().ruling(Ruling::GateSeesItself) == "yes";
    if (!card.when)
        return;
    const bool ownGate = card.when->kind == ConditionKind::Gate && card.when->type == card.type;
    if (card.when->kind == ConditionKind::Leave || (ownGate && seesItself))
        push(Offer{slot, ref, card.when->kind, std::nullopt, true});
}

void Resolver::gain(const Source &source, const Items &items, int favor)
{
    std::vector<Item> gained;
    for (const Item item : allOf<Item>()) {
        const int n = items[indexOf(item)];
        m_ledger.addItem(source, item, n);
        gained.insert(gained.end(), static_cast<std::size_t>(n), item);
    }
    addFavor(source, favor);
    pushGained(gained);
}

std::optional<Refusal> Resolver::resolve(const Event &event)
{
    std::vector<Task> offers;
    for (const Slot slot : allOf<Slot>()) {
        if (answers(slot, event))
            offers.emplace_back(
                Offer{slot, *seat().villager(slot)->card, event.kind, event.item, false});
    }
    push(offers);
    return std::nullopt;
}

bool Resolver::answers(Slot slot, const Event &event) const
{
    const Villager *villager = seat().villager(slot);
    if (!isFaceUp(villager))
        return false;
    const auto &when = state().card(*villager->card).when;
    if (!when || when->kind != event.kind)
        return false;
    if (isCapped(event.kind) && villager->capUsed >= dailyCap)
        return false;
    switch (event.kind) {
    case ConditionKind::Resident:
        return when->type == event.type &&
               (slot != event.slot || state().ruling(Ruling::ResidentSeesItself) == "yes");
    case ConditionKind::Item:
        return when->item == event.item;
    default:
        return when->type == event.type;
    }
}

std::optional<Refusal> Resolver::resolve(const Offer &offer)
{
    const int number = m_offers++;
    if (auto refusal = refusalOfSkip(number, offer.slot))
        return refusal;
    if (hasLapsed(offer) || isDeclined(number))
        return std::nullopt;
    if (++m_accepted > mostAcceptedOffers)
        return Refusal{rule::effectLoop, {{"n", mostAcceptedOffers}}};
    if (isCapped(offer.why))
        ++seat().village[indexOf(offer.slot)]->capUsed;
    give(offer, number);
    return std::nullopt;
}

bool Resolver::hasLapsed(const Offer &offer) const
{
    if (offer.leaving)
        return false;
    const Villager *villager = seat().villager(offer.slot);
    return !isFaceUp(villager) || *villager->card != offer.card;
}

std::optional<Refusal> Resolver::refusalOfSkip(int number, Slot slot) const
{
    for (const Skip &skip : m_skips) {
        if (skip.n == number && skip.slot && *skip.slot != slot)
            return Refusal{script::skip,
                           {{"n", number}, {"slot", term(*skip.slot)}, {"actual", term(slot)}}};
    }
    return std::nullopt;
}

bool Resolver::isDeclined(int number) const
{
    return std::ranges::find(m_skips, number, &Skip::n) != m_skips.end();
}

void Resolver::give(const Offer &offer, int number)
{
    const Source source{rule::when[indexOf(offer.why)], offer.slot, offer.card, number};
    std::vector<Item> gained;
    for (const Gain &gain : state().card(offer.card).gain) {
        switch (gain.kind) {
        case GainKind::Favor:
            addFavor(source, favorOf(gain, offer));
            break;
        case GainKind::Item:
            if (!gain.item) {
                seat().owes += gain.n;
                break;
            }
            m_ledger.addItem(source, *gain.item, gain.n);
            gained.insert(gained.end(), static_cast<std::size_t>(gain.n), *gain.item);
            break;
        case GainKind::OfferedItem:
        case GainKind::MatchItem:
            if (!offer.item)
                break;
            m_ledger.addItem(source, *offer.item, 1);
            gained.push_back(*offer.item);
            break;
        }
    }
    pushGained(gained);
}

int Resolver::favorOf(const Gain &gain, const Offer &offer) const
{
    if (!gain.per)
        return gain.n;
    const int count = gain.per->zone == Zone::Gate
                          ? underGate(gain.per->type, offer)
                          : countInVillage(state(), seat(), gain.per->type);
    return gain.n * count;
}

int Resolver::underGate(ArtisanType type, const Offer &offer) const
{
    const int count = countUnderGate(state(), seat(), type);
    const bool hidesItself = offer.leaving && state().card(offer.card).type == type &&
                             state().ruling(Ruling::PerGateCountsSelf) == "no";
    const bool isThere = std::ranges::find(seat().gate, offer.card) != seat().gate.end();
    return hidesItself && isThere ? count - 1 : count;
}

void Resolver::addFavor(const Source &source, int n)
{
    const int before = seat().favor / bonusEvery;
    m_ledger.addFavor(source, n);
    seat().owes += favorBonus * (seat().favor / bonusEvery - before);
}

void Resolver::pushGained(const std::vector<Item> &gained)
{
    for (auto item = gained.rbegin(); item != gained.rend(); ++item)
        push(eventOf(ConditionKind::Item, std::nullopt, *item));
}

std::optional<Refusal> Resolver::resolve(const TurnUp &)
{
    const auto slot = residentSlot(seat());
    if (slot && seat().village[indexOf(*slot)]->card && seat().phase == Phase::Dawn)
        push(reveal(*slot));
    return std::nullopt;
}

std::vector<Task> Resolver::reveal(Slot resident)
{
    Villager &villager = *seat().village[indexOf(resident)];
    villager.faceDown = false;
    seat().phase = Phase::Day;
    const auto travelers = std::exchange(seat().travelers, {}).value_or(TravelerTypes{});
    const auto producers = std::exchange(seat().producers, {}).value_or(std::vector<Producer>{});

    std::vector<Task> events;
    Event resides = eventOf(ConditionKind::Resident, state().card(*villager.card).type);
    resides.slot = resident;
    events.emplace_back(resides);

    for (const auto &type : travelers.types) {
        if (type)
            events.emplace_back(eventOf(ConditionKind::Traveler, type));
    }
    if (areAlike(travelers))
        events.emplace_back(eventOf(ConditionKind::TravelersMatch));

    std::vector<Item> gained;
    std::vector<Task> pairs;
    std::array<int, countOf<ArtisanType>> seen{};
    for (const Producer &producer : producers) {
        const auto type = producer.card ? state().card(*producer.card).type : producer.type;
        if (!type)
            continue;
        produce(producer, gained);
        events.emplace_back(eventOf(ConditionKind::Producer, type));
        if (++seen[indexOf(*type)] % 2 == 0)
            pairs.emplace_back(eventOf(ConditionKind::ProducersMatch, std::nullopt, gained.back()));
    }
    if (pairs.size() > 1 && state().ruling(Ruling::LastDayPairs) == "once")
        pairs.resize(1);
    events.insert(events.end(), pairs.begin(), pairs.end());
    for (const Item item : gained)
        events.emplace_back(eventOf(ConditionKind::Item, std::nullopt, item));
    return events;
}

void Resolver::produce(const Producer &producer, std::vector<Item> &gained)
{
    const Item item =
        producer.card ? state().card(*producer.card).produces : itemOf(*producer.type);
    m_ledger.addItem({rule::dayProduce, std::nullopt, std::nullopt}, item, 1);
    gained.push_back(item);
}

std::optional<Refusal> Resolver::resolve(const HourglassTurn &turn)
{
    if (!hasHourglassTurn(state(), seat(), turn.slot))
        return std::nullopt;
    const CardRef card = *seat().villager(turn.slot)->card;
    const Condition &when = *state().card(card).when;
    const std::vector<Task> offers(static_cast<std::size_t>(timesAtDusk(when)),
                                   Offer{turn.slot, card, when.kind, {}, false});
    push(offers);
    return std::nullopt;
}

int Resolver::timesAtDusk(const Condition &condition) const
{
    switch (condition.kind) {
    case ConditionKind::DuskOfferingType:
        return countInVillage(state(), seat(), condition.type, true);
    case ConditionKind::DuskRow:
        return countInRow(state(), seat(), *condition.row, *condition.type) >= *condition.n ? 1 : 0;
    case ConditionKind::DuskItems: {
        const auto &supply = seat().track == Track::Full ? seat().items : seat().supply;
        return supply && totalOf(*supply) >= *condition.n ? 1 : 0;
    }
    case ConditionKind::DuskOfferingPair:
        return countInVillage(state(), seat(), std::nullopt, true) / 2;
    case ConditionKind::DuskVillage:
        return countInVillage(state(), seat(), condition.type);
    default:
        return 0;
    }
}

std::optional<Refusal> Resolver::resolve(const ObjectiveTurn &turn)
{
    const Objective *objective = state().calendar->objective(seat().day);
    const bool met = objective && isMet(state(), seat(), *objective, turn.answer);
    seat().supply.reset();
    if (met) {
        m_ledger.addObjective({rule::duskObjective, std::nullopt, std::nullopt}, 1);
        push(eventOf(ConditionKind::DuskObjective));
    }
    return std::nullopt;
}

bool hasHourglassTurn(const State &state, const Seat &seat, Slot slot)
{
    const Villager *villager = seat.villager(slot);
    if (!isFaceUp(villager))
        return false;
    const auto &when = state.card(*villager->card).when;
    return when && isHourglass(when->kind) && when->kind != ConditionKind::DuskObjective;
}

std::optional<Slot> residentSlot(const Seat &seat)
{
    for (const Slot slot : allOf<Slot>()) {
        if (const Villager *villager = seat.villager(slot); villager && villager->faceDown)
            return slot;
    }
    return std::nullopt;
}

} // namespace gyoji::arigato
