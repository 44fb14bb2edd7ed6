// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "kernel/sheet.h"

namespace gyoji::arigato {

/// Its number at BoardGameGeek is not known.
GameTitle title();

/// Every seat's points by their source (ari.end.*), its rank, and who has won (ari.end.tie).
Sheet sheetOf(const State &state);

} // namespace gyoji::arigato
