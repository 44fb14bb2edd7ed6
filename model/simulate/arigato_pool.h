// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "simulate/random.h"

#include <vector>

namespace gyoji::arigato {

/// The cards that no line of a script tells of: the deck, the discard pile, and the travelers on
/// their way from seat to seat.
class Pool
{
public:
    Pool(const Box &box, std::size_t seats, Random &random);

    /// Five cards for a day: the travelers that were sent to that seat, and cards from the deck. An
    /// empty deck takes up the discard pile (ari.dawn.deck); when that is empty too, cards of the
    /// box come up once more.
    std::vector<CardRef> deal(SeatIndex seat, Random &random);

    void sendTo(SeatIndex seat, const std::vector<CardRef> &travelers);
    void discard(CardRef card) { m_discarded.push_back(card); }

private:
    CardRef draw(Random &random);

    std::size_t m_boxSize;
    std::vector<CardRef> m_deck;
    std::vector<CardRef> m_discarded;
    std::vector<std::vector<CardRef>> m_travelers;
};

} // namespace gyoji::arigato
