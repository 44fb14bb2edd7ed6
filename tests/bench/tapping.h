// SPDX-License-Identifier: MIT
#pragma once

namespace gyoji::bench {

/// From a tap to the next frame with the new state, in a window off screen, on a table of a
/// thousand lines: acted, saved and shown.
void benchTapping();

} // namespace gyoji::bench
