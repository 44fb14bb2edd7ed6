// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"

namespace gyoji::arigato {

/// What a game has told of its cards: those described or completed since it began, as a box that
/// completes the one it began with.
Box learnedSince(const Box &start, const Box &now);

/// Adds what the game's box, as it is now, tells of the calendar and the box that is kept does not
/// know: objectives of days, score tables.
void learnCalendar(Box &learned, const Box &kept, const Box &now);

/// How many days are described in the box.
int daysIn(const Box &box);

} // namespace gyoji::arigato
