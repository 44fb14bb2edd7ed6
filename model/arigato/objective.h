// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

namespace gyoji::arigato {

/// How many a part has of what it counts, as far as the seat's counts are followed; none where they
/// are not, and for what only players can say.
std::optional<int> progressOf(const State &state, const Seat &seat, const ObjectivePart &part);

/// Do all parts hold? `answer` is the players' for the manual ones (ari.dusk.objective).
bool isMet(const State &state, const Seat &seat, const Objective &objective, bool answer);

/// Does some part need the players' answer?
bool isManual(const Objective &objective);

} // namespace gyoji::arigato
