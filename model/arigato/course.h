// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "kernel/journal.h"
#include "kernel/sheet.h"

namespace gyoji::arigato {

/// Each seat's total as if the game had ended after each of its days, up to the one it plays
/// (ari.end.*). What counted on a day is what its facts brought.
Course courseOf(const Journal<Game> &journal);

} // namespace gyoji::arigato
