// SPDX-License-Identifier: MIT
#include "arigato/learned.h"

namespace gyoji::arigato {

Box learnedSince(const Box &start, const Box &now)
{
    Box learned{now.id, now.title, false, {}, {}, {}, {}};
    for (const Card &card : now.cards) {
        const auto before = start.cards.find(card.id);
        if (!before || start.cards[*before] != card)
            learned.cards.define(card);
    }
    return learned;
}

} // namespace gyoji::arigato
