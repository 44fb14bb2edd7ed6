// SPDX-License-Identifier: MIT
#include "arigato/drift_sight.h"

#include "arigato/rules.h"

#include <algorithm>

namespace gyoji::arigato::drift {

namespace {

enum class Part : std::uint8_t { Item, Favor, Objective, Gate, OtherCards, OtherPoints, Village };

/// What one of that is worth in a print: 64 bits without a pattern (the finalizer of SplitMix64).
Print weightOf(Part part, std::size_t what = 0)
{
    Print bits = (static_cast<Print>(part) << 32) + what + 1;
    bits *= 0x9e3779b97f4a7c15;
    bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
    bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
    return bits ^ (bits >> 31);
}

Print times(int n, Print weight)
{
    return static_cast<Print>(n) * weight;
}

Print printOfVillager(Slot slot, const Villager &villager)
{
    const std::size_t card = villager.card ? *villager.card + std::size_t{1} : 0;
    return weightOf(Part::Village, (card * 2 + villager.offering) * countOf<Slot> + indexOf(slot));
}

std::vector<CardRef> cardsOf(const Seat &seat)
{
    std::vector<CardRef> cards = seat.gate;
    for (const auto &villager : seat.village) {
        if (villager && villager->card)
            cards.push_back(*villager->card);
    }
    std::ranges::sort(cards);
    return cards;
}

} // namespace

Sight::Sight(const State &end, const Adjust &seen)
    : m_seen(seen)
    , m_end(end.seats[static_cast<std::size_t>(seen.player)])
    , m_cardsAtEnd(cardsOf(m_end))
{
    const auto outcome = arigato::apply(end, Action(seen));
    const auto &step = std::get<Step<State, Fact>>(outcome);
    const Seat &wanted = step.state.seats[static_cast<std::size_t>(seen.player)];
    m_endPrint = printOf(m_end);
    m_wantedPrint = printOf(wanted);
    for (std::size_t i = 0; i < m_moreItems.size(); ++i)
        m_moreItems[i] = wanted.items[i] - m_end.items[i];
    m_moreFavor = wanted.favor - m_end.favor;
    std::ranges::set_difference(cardsOf(wanted), m_cardsAtEnd, std::back_inserter(m_strangers));
    m_strangers.erase(std::unique(m_strangers.begin(), m_strangers.end()), m_strangers.end());
}

Print Sight::printOf(const Seat &seat) const
{
    Print print = printOfGate(seat) + printOfVillage(seat);
    if (m_seen.items) {
        for (const auto &[item, n] : *m_seen.items)
            print += times(seat.items[indexOf(item)], weightOf(Part::Item, indexOf(item)));
    }
    if (m_seen.favor)
        print += times(seat.favor, weightOf(Part::Favor));
    if (m_seen.objectives)
        print += times(seat.objectives, weightOf(Part::Objective));
    return print;
}

Print Sight::printOfGate(const Seat &seat) const
{
    Print print = 0;
    if (m_seen.gate) {
        for (const CardRef card : seat.gate)
            print += weightOf(Part::Gate, card);
    }
    if (m_seen.gateOther) {
        for (const ArtisanType type : allOf<ArtisanType>())
            print += times(seat.gateOther.cards[indexOf(type)],
                           weightOf(Part::OtherCards, indexOf(type)));
        print += times(seat.gateOther.points, weightOf(Part::OtherPoints));
    }
    return print;
}

Print Sight::printOfVillage(const Seat &seat) const
{
    Print print = 0;
    if (!m_seen.village)
        return print;
    for (const auto &[slot, place] : *m_seen.village) {
        if (const Villager *villager = seat.villager(slot))
            print += printOfVillager(slot, *villager);
    }
    return print;
}

bool Sight::agreesWith(const Seat &seat) const
{
    return printOf(seat) == m_wantedPrint;
}

bool Sight::isOfAllCards() const
{
    const auto isSeen = [this](Slot slot) {
        const Villager *villager = m_end.villager(slot);
        return m_seen.village->contains(slot) || (villager && !villager->card);
    };
    return m_seen.gate && m_seen.village && std::ranges::all_of(allOf<Slot>(), isSeen);
}

bool Sight::isThereAtEnd(CardRef card) const
{
    return std::ranges::binary_search(m_cardsAtEnd, card);
}

} // namespace gyoji::arigato::drift
