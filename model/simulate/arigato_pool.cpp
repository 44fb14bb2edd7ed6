// SPDX-License-Identifier: MIT
#include "simulate/arigato_pool.h"

#include <utility>

namespace gyoji::arigato {

namespace {

constexpr std::size_t handSize = 5;

} // namespace

Pool::Pool(const Box &box, std::size_t seats, Random &random)
    : m_boxSize(box.cards.size())
    , m_travelers(seats)
{
    for (std::size_t i = 0; i < m_boxSize; ++i) {
        const auto ref = static_cast<CardRef>(i);
        m_deck.insert(m_deck.end(), static_cast<std::size_t>(box.cards[ref].copies), ref);
    }
    random.shuffle(m_deck);
}

std::vector<CardRef> Pool::deal(SeatIndex seat, Random &random)
{
    std::vector<CardRef> hand = std::exchange(m_travelers[static_cast<std::size_t>(seat)], {});
    while (hand.size() > handSize) {
        discard(hand.back());
        hand.pop_back();
    }
    while (hand.size() < handSize)
        hand.push_back(draw(random));
    return hand;
}

void Pool::sendTo(SeatIndex seat, const std::vector<CardRef> &travelers)
{
    auto &waiting = m_travelers[static_cast<std::size_t>(seat)];
    waiting.insert(waiting.end(), travelers.begin(), travelers.end());
}

CardRef Pool::draw(Random &random)
{
    if (m_deck.empty()) {
        std::swap(m_deck, m_discarded);
        random.shuffle(m_deck);
    }
    if (m_deck.empty())
        return static_cast<CardRef>(random.below(m_boxSize));
    const CardRef card = m_deck.back();
    m_deck.pop_back();
    return card;
}

} // namespace gyoji::arigato
