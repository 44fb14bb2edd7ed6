// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/state.h"
#include "kernel/outcome.h"

namespace gyoji::arigato {

/// The state after the action and its facts, or why it is refused (spec, section 5, Refusals).
Outcome<State, Fact> apply(State state, const Action &action);

/// Why the rules would not accept it; none where they would.
std::optional<Refusal> refusalOf(const State &state, const Action &action);

/// Would the rules accept it?
bool accepts(const State &state, const Action &action);

/// What the kernel and the table know the room by (see gyoji::Game).
struct Game
{
    using State = arigato::State;
    using Action = arigato::Action;
    using Fact = arigato::Fact;

    static Outcome<State, Fact> apply(State state, const Action &action)
    {
        return arigato::apply(std::move(state), action);
    }
    /// A batch belongs to a seat when all its actions do.
    static SeatIndex seatOf(const Action &action);
    static int clockOf(const State &state, SeatIndex seat);
};

} // namespace gyoji::arigato
