// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/sheet.h"

namespace gyoji::bench {

/// Plays of BG Stats with that sheet: read, planned, kept.
void benchImporting(const Sheet &sheet);

} // namespace gyoji::bench
