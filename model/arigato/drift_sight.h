// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

#include <cstdint>

namespace gyoji::arigato::drift {

/// A number for what lies before a seat, such that changes that do not hang together add up,
/// modulo 2^64: if one act changes it by a and another by b, both change it by a + b. What differs
/// has the same number in one case of 2^64.
using Print = std::uint64_t;

/// What was seen of a seat, held against what a journal says.
class Sight
{
public:
    /// `end` is the state that the journal leads to.
    Sight(const State &end, const Adjust &seen);

    /// Of what was seen; the rest counts nothing.
    Print printOf(const Seat &seat) const;
    /// What the print lacks in the journal.
    Print wanted() const { return m_wantedPrint - m_endPrint; }
    Print end() const { return m_endPrint; }
    /// Does all that was seen lie before that seat?
    bool agreesWith(const Seat &seat) const;

    /// What was seen is more by that than the journal says, or less; 0 where it was not seen.
    const Items &moreItems() const { return m_moreItems; }
    int moreFavor() const { return m_moreFavor; }

    /// Were the gate and the whole village seen, but for a face-down card that is not named?
    bool isOfAllCards() const;
    /// Those seen where the journal has others.
    const std::vector<CardRef> &strangers() const { return m_strangers; }
    /// Does the journal say that the card lies there at the end?
    bool isThereAtEnd(CardRef card) const;

private:
    Print printOfGate(const Seat &seat) const;
    Print printOfVillage(const Seat &seat) const;

    Adjust m_seen;
    Seat m_end;
    std::vector<CardRef> m_cardsAtEnd;
    Print m_endPrint;
    Print m_wantedPrint;
    Items m_moreItems{};
    int m_moreFavor = 0;
    std::vector<CardRef> m_strangers;
};

} // namespace gyoji::arigato::drift
