// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/state.h"

namespace gyoji::arigato {

/// What stands between an artisan and its offering (ari.day.offer).
struct Readiness
{
    /// As few exchanges as pay for it (ari.day.exchange); none where the supply does, and where no
    /// exchanges do.
    std::vector<Exchange> exchanges;
    /// What is missing where no exchanges pay for it.
    Items missing{};

    bool isShort() const { return totalOf(missing) > 0; }
};

/// None where nobody waits for an offering in that workshop, its cost is not known, or the seat's
/// items are not counted.
std::optional<Readiness> readinessOf(const State &state, SeatIndex seat, Slot slot);

/// The exchanges that pay for the offering, and the offering, in one line. It must not be short.
Action offeringOf(SeatIndex seat, Slot slot, const Readiness &readiness);

} // namespace gyoji::arigato
