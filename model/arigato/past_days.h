// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/advice.h"
#include "arigato/rules.h"
#include "kernel/journal.h"

#include <algorithm>

namespace gyoji::arigato {

/// A day of a seat as it was played, and the place to look for a better one from.
struct PastDay
{
    int day = firstDay;
    /// The seat's score total by that dusk.
    int total = 0;
    /// Right after its reveal, with the cards and rulings as they are known by the dusk.
    State morning;
    /// The seat's lines from there to its dusk, the choices owed after it included.
    std::vector<Action> actions;
    /// False where something counted that advice does not see: a count corrected or gained by hand,
    /// or an objective that players judge.
    bool isComparable = true;
};

/// The days that the seat has played to their dusk; none of a seat followed by `score`.
std::vector<PastDay> pastDaysOf(const Journal<Game> &journal, SeatIndex seat);

/// A day looked back on: as it was played, and the best that it could have been.
struct DayLookedBack
{
    PastDay played;
    Advice best;

    /// Points that were there to be had; none where the two cannot be compared, or where nothing
    /// better is known.
    int left() const { return played.isComparable ? std::max(0, best.total - played.total) : 0; }
};

/// Each day of the seat so far, beside its best (see adviseOf).
std::vector<DayLookedBack> lookBack(const Journal<Game> &journal, SeatIndex seat,
                                    Effort effort = {});

} // namespace gyoji::arigato
