// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/state.h"

namespace gyoji::arigato {

enum class Silence {
    /// Nothing of what it waits for was among what happened, or not enough of it.
    Unmet,
    /// It has fired as often as a day allows (ari.effect.cap-two).
    CapReached,
    /// It fired, for each of nothing.
    NothingToCount,
    /// What happened does not count at this table (ruling `exchange-gains`).
    ByRuling
};

/// An effect that might have been expected of a line and did not fire, and why.
struct Unfired
{
    Slot slot{};
    CardRef card{};
    Silence silence{};
    /// How many there were of what it waits for or counts.
    int count = 0;

    friend bool operator==(const Unfired &, const Unfired &) = default;
};

/// Of the seat's line: each face-up card there before and after whose condition is of the kind that
/// the line is about. Only of an exchange, a reveal, a card sent, or a check; what was declined has
/// fired.
std::vector<Unfired> unfiredOf(const State &before, const Action &action, const Facts &facts,
                               const State &after, SeatIndex seat);

} // namespace gyoji::arigato
