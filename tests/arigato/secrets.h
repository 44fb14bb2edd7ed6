// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "simulate/random.h"

namespace gyoji::arigato {

/// The state with other roles in every other seat's dawn (ari.dawn.secret): what lies face down,
/// travelers and producers, all of them named or not.
State withOtherSecrets(State state, SeatIndex seat, Random &random);

} // namespace gyoji::arigato
