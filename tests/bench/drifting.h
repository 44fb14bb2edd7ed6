// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"

namespace gyoji::bench {

/// How long it takes to find what was left out or typed wrong in random games with that box, which
/// is the sample.
void benchDrift(const arigato::Box &box);

} // namespace gyoji::bench
