// SPDX-License-Identifier: MIT
#pragma once

namespace gyoji::bench {

/// How long the program takes to its first frame with a running table, and how much memory it
/// needs, against the smallest window of Qt Quick Controls, off screen and drawn by software.
void benchStarting();

} // namespace gyoji::bench
