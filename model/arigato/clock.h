// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

namespace gyoji::arigato {

/// A place in the course of the game; later is greater.
struct Clock
{
    int day = firstDay;
    Phase phase = Phase::Dawn;

    friend auto operator<=>(const Clock &, const Clock &) = default;
};

/// Neither retired nor over.
bool plays(const Seat &seat);

/// The table's clock: that of the seat furthest back among those waited for (ari.phase.together).
Clock clockOf(const State &state);

} // namespace gyoji::arigato
