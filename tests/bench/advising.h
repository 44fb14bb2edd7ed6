// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"

namespace gyoji::bench {

/// How long advice takes on days of a mid or late game with that box, which is the sample.
void benchAdvice(const arigato::Box &box);

} // namespace gyoji::bench
