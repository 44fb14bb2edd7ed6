// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/drift_sight.h"

namespace gyoji::arigato::drift {

/// The acts that may be missing in that state before `next`, which is none at the end. The rules
/// refuse those that are impossible.
std::vector<Action> leftOut(const State &before, SeatIndex player, const Action *next,
                            const Sight &sight);

} // namespace gyoji::arigato::drift
