// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

namespace gyoji::arigato {

/// What that seat may see: the roles of the others' dawn are hidden (ari.dawn.secret).
State viewOf(const State &state, SeatIndex seat);
/// The state with the dawns of those seats hidden.
State coverDawns(State state, const std::vector<SeatIndex> &seats);

/// A card that lies in more places than it has copies (ari.card.in-play): one seat for each place.
struct CardInPlay
{
    CardRef card{};
    std::vector<SeatIndex> seats;

    friend bool operator==(const CardInPlay &, const CardInPlay &) = default;
};

/// By card id; never a refusal, since a seat may lag behind.
std::vector<CardInPlay> warningsOf(const State &state);

/// Do all copies of that card lie in villages and under gates?
bool isInPlay(const State &state, CardRef card);

} // namespace gyoji::arigato
