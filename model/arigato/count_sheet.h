// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "kernel/count_sheet.h"

namespace gyoji::arigato {

/// What is counted at the end (ari.end.*): objective tokens by the box's score table, or their
/// points where it has none; favor tokens by their value; the cards under the gate.
CountSheet countSheetOf(const Box &box);

} // namespace gyoji::arigato
