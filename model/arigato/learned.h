// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"

namespace gyoji::arigato {

/// What a game has told of its cards: those described or completed since it began, as a box that
/// completes the one it began with.
Box learnedSince(const Box &start, const Box &now);

} // namespace gyoji::arigato
