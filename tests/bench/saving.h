// SPDX-License-Identifier: MIT
#pragma once

namespace gyoji::bench {

/// How long a line takes to be on the disk, by the store and by SQLite alone.
void benchSaving();

} // namespace gyoji::bench
