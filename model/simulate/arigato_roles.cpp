// SPDX-License-Identifier: MIT
#include "simulate/arigato_roles.h"

#include "simulate/arigato_wants.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

/// What it costs, in half points, to make that artisan leave.
int priceOfLeaving(const State &state, const Villager &villager)
{
    if (villager.offering)
        return 1;
    return 6 + state.card(*villager.card).favor.value_or(0);
}

void chooseResident(Roles &roles, const State &state, const Seat &seat,
                    const std::vector<CardRef> &hand, Random &random)
{
    std::optional<int> best;
    for (const CardRef ref : hand) {
        const Card &card = state.card(ref);
        const int worth = worthOf(state, seat, card);
        for (const Slot slot : allOf<Slot>()) {
            if (!card.mayLiveIn(slot))
                continue;
            const Villager *villager = seat.villager(slot);
            const bool evict = villager && !villager->faceDown;
            const int price = evict ? priceOfLeaving(state, *villager) : 0;
            const int value = worth - price + random.between(0, 5);
            if (best && *best >= value)
                continue;
            best = value;
            roles.resident = ref;
            roles.slot = slot;
            roles.evict = evict;
        }
    }
}

/// Deals the other four out: all pairs of travelers on days that have them.
void chooseOthers(Roles &roles, const State &state, const Seat &seat,
                  const std::vector<CardRef> &others, Random &random)
{
    if (seat.day == lastDay) {
        roles.producers = others;
        return;
    }
    Seat then = seat;
    then.village[indexOf(roles.slot)] = Villager{roles.resident, false, false};
    std::optional<int> best;
    for (std::size_t first = 0; first < others.size(); ++first) {
        for (std::size_t second = first + 1; second < others.size(); ++second) {
            std::vector<CardRef> travelers{others[first], others[second]};
            std::vector<CardRef> producers;
            for (std::size_t i = 0; i < others.size(); ++i) {
                if (i != first && i != second)
                    producers.push_back(others[i]);
            }
            const int value =
                worthOfRoles(state, then, travelers, producers) + random.between(0, 1);
            if (best && *best >= value)
                continue;
            best = value;
            roles.travelers = std::move(travelers);
            roles.producers = std::move(producers);
        }
    }
}

/// Writes roles down, some of them as unknown.
class Teller
{
public:
    Teller(const State &state, bool plain, Random &random)
        : m_state(state)
        , m_plain(plain)
        , m_random(random)
    {
    }

    TravelerTypes travelers(const std::vector<CardRef> &cards)
    {
        TravelerTypes told{{typeOf(cards[0]), typeOf(cards[1])}, std::nullopt};
        if (!told.types[0] || !told.types[1])
            told.match = m_state.card(cards[0]).type == m_state.card(cards[1]).type;
        return told;
    }

    ProducerList producers(const std::vector<CardRef> &cards)
    {
        const bool asTypes =
            m_random.chance(500) && std::ranges::all_of(cards, [&](CardRef ref) {
                return m_state.card(ref).produces == itemOf(m_state.card(ref).type);
            });
        if (asTypes) {
            ProducerTypes types;
            for (const CardRef ref : cards)
                types.push_back(typeOf(ref));
            return types;
        }
        ProducerCards ids;
        for (const CardRef ref : cards)
            ids.push_back(m_state.card(ref).id);
        return ids;
    }

private:
    std::optional<ArtisanType> typeOf(CardRef ref)
    {
        if (!m_plain && m_random.chance(100))
            return std::nullopt;
        return m_state.card(ref).type;
    }

    const State &m_state;
    bool m_plain;
    Random &m_random;
};

} // namespace

Roles chooseRoles(const State &state, const Seat &seat, const std::vector<CardRef> &hand,
                  Random &random)
{
    Roles roles;
    chooseResident(roles, state, seat, hand, random);
    std::vector<CardRef> others = hand;
    others.erase(std::ranges::find(others, roles.resident));
    chooseOthers(roles, state, seat, others, random);
    return roles;
}

std::vector<Action> dawnLines(const State &state, SeatIndex player, const Roles &roles, bool plain,
                              Random &random)
{
    Teller teller(state, plain, random);
    PlaceResident resident{player, roles.slot, state.card(roles.resident).id, {}, {}};
    if (roles.evict)
        resident.evict = true;
    Reveal reveal{player, {}, {}, {}, {}, {}, {}};
    std::vector<Action> lines;

    if (random.chance(500)) {
        reveal.slot = resident.slot;
        reveal.card = resident.card;
        reveal.evict = resident.evict;
    } else if (random.chance(500)) {
        // In secret: which card it is comes out with the reveal.
        reveal.card = std::exchange(resident.card, std::nullopt);
        lines.emplace_back(resident);
    } else {
        lines.emplace_back(resident);
    }

    const bool early = random.chance(500);
    if (!roles.travelers.empty()) {
        const TravelerTypes travelers = teller.travelers(roles.travelers);
        if (early)
            lines.emplace_back(SendTravelers{player, travelers});
        else
            reveal.travelers = travelers;
    }
    const ProducerList producers = teller.producers(roles.producers);
    if (early)
        lines.emplace_back(KeepProducers{player, producers});
    else
        reveal.producers = producers;
    lines.emplace_back(std::move(reveal));
    return lines;
}

} // namespace gyoji::arigato
