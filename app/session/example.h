// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"

namespace gyoji {

/// Keeps the example table in that store: on day 7, or to its end.
std::optional<Refusal> keepExample(Store &store, bool whole);

} // namespace gyoji
