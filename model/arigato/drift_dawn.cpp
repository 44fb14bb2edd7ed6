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

template <class List>
std::vector<List> withOneReplaced(const List &list, const List &by)
{
    std::vector<List> found;
    for (std::size_t i = 0; i < list.size(); ++i) {
        for (const auto &entry : by) {
            found.push_back(list);
            found.back()[i] = entry;
        }
    }
    return found;
}

/// The same types, whatever their order.
bool isSameSet(const ProducerList &a, const ProducerList &b)
{
    return std::ranges::is_permutation(std::get<ProducerTypes>(a), std::get<ProducerTypes>(b));
}

/// Those with one type replaced first, in the order they were named in.
std::vector<ProducerList> producersFor(const ProducerTypes &was)
{
    ProducerTypes any(countOf<ArtisanType> + 1);
    std::ranges::copy(allOf<ArtisanType>(), any.begin());
    std::vector<ProducerList> found{was};
    const auto add = [&found](const ProducerList &list) {
        const auto isSame = [&list](const ProducerList &other) { return isSameSet(list, other); };
        if (std::ranges::none_of(found, isSame))
            found.push_back(list);
    };
    std::ranges::for_each(withOneReplaced(was, any), add);
    std::ranges::for_each(allProducers(static_cast<int>(was.size())), add);
    return found;
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

/// Some card produces what its type does not.
bool isOdd(const CardList &cards, const ProducerCards &list)
{
    return std::ranges::any_of(list, [&cards](const std::string &id) {
        const auto ref = cards.find(id);
        return ref && cards[*ref].produces != itemOf(cards[*ref].type);
    });
}

/// By their types, but for lists that types cannot tell.
std::vector<ProducerList> producersFor(const CardList &cards, const ProducerCards &was)
{
    auto found = allProducers(static_cast<int>(was.size()));
    for (const ProducerCards &list : withOneReplaced(was, cardOfEachKind(cards))) {
        if (isOdd(cards, list))
            found.emplace_back(list);
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
    if (const auto *cards = std::get_if<ProducerCards>(&was))
        return producersFor(state.box->cards, *cards);
    return producersFor(std::get<ProducerTypes>(was));
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
