// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "simulate/random.h"

namespace gyoji::arigato {

/// The next line of a seat in daytime. Offerings that can be paid, also after an exchange, come
/// first, then artisans are sent, at last comes the check; with `haste` it comes at once.
Action dayLine(const State &state, SeatIndex player, bool haste, Random &random);

} // namespace gyoji::arigato
