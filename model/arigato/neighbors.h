// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/state.h"

#include <vector>

namespace gyoji::arigato {

/// Actions of the same kind that a slip of the finger sets apart from that one, where no card and
/// no deed is meant: other claims of travelers, counts one more or less, another ruling or level.
/// The rules refuse what is impossible.
std::vector<Action> neighborsOf(const Action &was, const State &before);

} // namespace gyoji::arigato
