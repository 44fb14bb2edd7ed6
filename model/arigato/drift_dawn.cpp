// SPDX-License-Identifier: MIT
#include "arigato/drift_dawn.h"

#include <algorithm>
#include <set>

namespace gyoji::arigato::drift {

namespace {

void addProducers(std::size_t n, std::size_t first, ProducerTypes &types,
                  std::vector<ProducerList> &found)
{
    if (types.size() == n) {
        found.emplace_back(types);
        return;
    }
    for (std::size_t i = first; i < countOf<ArtisanType>; ++i) {
        types.emplace_back(static_cast<ArtisanType>(i));
        addProducers(n, i, types, found);
        types.pop_back();
    }
}

/// The first card of each type and product, in the box's order.
std::vector<std::string> cardOfEachKind(const CardList &cards)
{
    std::set<std::pair<ArtisanType, Item>> known;
    std::vector<std::string> found;
    for (const Card &card : cards) {
        if (known.emplace(card.type, card.produces).second)
            found.push_back(card.id);
    }
    return found;
}

std::vector<CardRef> cardsFor(const State &state, const Sight &sight, std::optional<CardRef> was)
{
    std::vector<CardRef> cards;
    if (sight.isOfAllCards() && (!was || sight.isThereAtEnd(*was))) {
        cards = sight.strangers();
        if (was)
            cards.push_back(*was);
        return cards;
    }
    for (std::size_t i = 0; i < state.box->cards.size(); ++i)
        cards.push_back(static_cast<CardRef>(i));
    return cards;
}

} // namespace

std::vector<TravelerTypes> allTravelers()
{
    std::vector<TravelerTypes> found;
    for (const ProducerList &pair : allProducers(2)) {
        const auto &types = std::get<ProducerTypes>(pair);
        found.push_back({{types[0], types[1]}, std::nullopt});
    }
    return found;
}

std::vector<ProducerList> allProducers(int n)
{
    std::vector<ProducerList> found;
    ProducerTypes types;
    addProducers(static_cast<std::size_t>(n), 0, types, found);
    return found;
}

std::vector<ProducerList> producersFor(const State &state, const ProducerList &was)
{
    const auto *cards = std::get_if<ProducerCards>(&was);
    const std::size_t n = cards ? cards->size() : std::get<ProducerTypes>(was).size();
    auto found = allProducers(static_cast<int>(n));
    if (!cards)
        return found;
    for (std::size_t i = 0; i < n; ++i) {
        for (const std::string &card : cardOfEachKind(state.box->cards)) {
            ProducerCards other = *cards;
            other[i] = card;
            found.emplace_back(std::move(other));
        }
    }
    return found;
}

std::vector<Placement> placementsFor(const State &state, const Seat &seat, const Sight &sight,
                                     std::optional<CardRef> was)
{
    std::vector<Placement> found;
    for (const CardRef card : cardsFor(state, sight, was)) {
        for (const Slot slot : allOf<Slot>()) {
            const Villager *villager = seat.villager(slot);
            if (state.card(card).mayLiveIn(slot))
                found.push_back({slot, card, villager && !villager->faceDown});
        }
    }
    return found;
}

} // namespace gyoji::arigato::drift
