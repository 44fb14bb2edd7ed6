// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/drift_sight.h"

namespace gyoji::arigato::drift {

/// What may have been meant by `was`, which was entered in that state. The rules refuse what is
/// impossible; `was` itself is not among it.
std::vector<Action> meantBy(const Action &was, const State &before, SeatIndex player,
                            const Sight &sight);

} // namespace gyoji::arigato::drift
