// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "simulate/random.h"

#include <string>

namespace gyoji::arigato {

/// A card of that id with anything a card may have, unknown parts included.
Card randomCard(std::string id, Random &random);

/// A box that is sound and holds, over a few of them, everything that a box may hold: every
/// condition, gain, objective and table, unknown parts, and cards in several copies. Its cards are
/// not balanced, and their effects may go round in circles.
Box randomBox(Random &random);

} // namespace gyoji::arigato
