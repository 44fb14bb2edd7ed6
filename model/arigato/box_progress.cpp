// SPDX-License-Identifier: MIT
#include "arigato/box_progress.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

bool hasScoreTable(const Box &box)
{
    return box.scoreTable ||
           (!box.faces.empty() && std::ranges::all_of(box.faces, [](const Face &face) {
               return face.scoreTable.has_value();
           }));
}

} // namespace

bool isOpen(const Card &card)
{
    return !card.favor || !card.cost || card.draft;
}

bool isSameButId(const Card &a, const Card &b)
{
    Card other = b;
    other.id = a.id;
    return a == other;
}

BoxProgress progressOf(const Box &box)
{
    BoxProgress progress;
    for (const Card &card : box.cards) {
        progress.cards[indexOf(card.type)] += card.copies;
        progress.effectsOpen += card.draft;
        progress.costsOpen += !card.cost;
        progress.favorsOpen += !card.favor;
        progress.cardsOpen += isOpen(card);
    }
    for (const Face &face : box.faces)
        ++progress.faces[static_cast<std::size_t>(face.tile - 1)];
    progress.hasScoreTable = hasScoreTable(box);
    return progress;
}

std::vector<std::pair<CardRef, CardRef>> duplicatesIn(const CardList &cards)
{
    std::vector<std::pair<CardRef, CardRef>> duplicates;
    for (CardRef later = 1; later < cards.size(); ++later) {
        for (CardRef first = 0; first < later; ++first) {
            if (isOpen(cards[first]) || !isSameButId(cards[first], cards[later]))
                continue;
            duplicates.emplace_back(later, first);
            break;
        }
    }
    return duplicates;
}

Box boxOf(const Box &box, const Card &card)
{
    Box alone{box.id, box.title, box.official, {}, {}, {}, {}};
    alone.cards.define(card);
    return alone;
}

} // namespace gyoji::arigato
