// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/drift_sight.h"

/// The acts that may be missing from a journal, or be meant by one of its lines. The rules refuse
/// those that are impossible.
namespace gyoji::arigato::drift {

/// What may have been left out in that state before `next`, which is none at the end.
std::vector<Action> leftOut(const State &before, SeatIndex player, const Action *next,
                            const Sight &sight);

/// What may have been meant by `was`, which was entered in that state. Itself is not among them.
std::vector<Action> meantBy(const Action &was, const State &before, SeatIndex player,
                            const Sight &sight);

} // namespace gyoji::arigato::drift
