// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/state.h"
#include "kernel/refusal.h"

namespace gyoji::arigato {

/// How hard advice is looked for: positions looked at and actions tried, taken together.
struct Effort
{
    int steps = 400'000;
};

/// The best day that a seat can still have.
struct Advice
{
    /// The seat's score total when these actions are done.
    int total = 0;
    /// The rest of its day, its `check` and the choices owed after it included.
    std::vector<Action> actions;
    /// No day is better. False where the effort ran out, or where chain reactions have no end.
    bool proven = false;

    friend bool operator==(const Advice &, const Advice &) = default;
};

/// Why there is no advice for that seat: it is over, retired, followed by `score`, or not in
/// daytime (ari.day.actions).
std::optional<Refusal> refusalOfAdvice(const State &state, SeatIndex seat);

/// The rest of today that gives the seat the highest total at dusk; only for a seat that
/// refusalOfAdvice lets pass.
///
/// Effects are never declined. An objective's manual part counts as not met. An offering whose cost
/// is not known is paid with nothing. A seat followed by `cards` pays nothing and exchanges
/// nothing, and what lies there at its check is not said.
///
/// Of several such days it is one with the fewest lines; of these, the first found where workshops
/// are gone through in slot order and items in item order, offerings before sends, items of free
/// choice before exchanges.
Advice adviseOf(const State &state, SeatIndex seat, Effort effort = {});

} // namespace gyoji::arigato
