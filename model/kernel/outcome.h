// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/refusal.h"

#include <variant>
#include <vector>

namespace gyoji {

/// What an accepted action leads to: the state after it, and its facts in the order they happened.
template <class State, class Fact>
struct Step
{
    State state;
    std::vector<Fact> facts;
};

/// What the rules answer to an action.
template <class State, class Fact>
using Outcome = std::variant<Step<State, Fact>, Refusal>;

} // namespace gyoji
