// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "simulate/arigato_pool.h"
#include "simulate/random.h"

#include <deque>
#include <optional>
#include <vector>

namespace gyoji::arigato {

/// An action that the rules accepted, and the state after it.
struct Move
{
    Action action;
    State state;
};

/// Plays one seat: at random, but so as to score. It is dealt cards, gives them roles, and proposes
/// what the rules accept; tries that they refuse are thrown away.
class Player
{
public:
    /// Of a thousand lines `rarePermille` decline an effect, tell less than is known, or are not of
    /// the game's course at all (an adjustment, a note …); with 0 none is.
    Player(SeatIndex seat, int rarePermille)
        : m_seat(seat)
        , m_rarePermille(rarePermille)
    {
    }

    /// The seat's next line; none where the seat is neither at play nor followed closely enough, or
    /// where nothing was accepted.
    std::optional<Move> next(const State &state, Pool &pool, Random &random);

private:
    std::optional<Move> rareMove(const State &state, Random &random) const;
    Action usualLine(const State &state, Pool &pool, Random &random);
    Action dawnLine(const State &state, Pool &pool, Random &random);
    void follow(const Seat &before, const Move &move, Pool &pool);

    SeatIndex m_seat;
    int m_rarePermille;
    /// The day that the hand was dealt for, the lines that its roles still need, and what becomes
    /// of the cards at the reveal.
    int m_dealtFor = 0;
    std::deque<Action> m_dawn;
    std::vector<CardRef> m_travelers;
    std::vector<CardRef> m_producers;
    /// Lines since the day began: with too many of them the seat makes haste.
    int m_linesToday = 0;
};

} // namespace gyoji::arigato
