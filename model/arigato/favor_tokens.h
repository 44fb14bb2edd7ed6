// SPDX-License-Identifier: MIT
#pragma once

#include <array>

namespace gyoji::arigato {

/// What favor tokens are worth, largest first (spec, section 1).
inline constexpr std::array favorTokenWorths{10, 3, 1};

/// How many of each worth, as above.
using FavorTokens = std::array<int, favorTokenWorths.size()>;

/// The fewest tokens for that favor, which is at least 0.
FavorTokens fewestTokens(int favor);

/// The tokens to take when favor changes so, the fewest lying there before and after. Those to give
/// back are what would be taken the other way.
FavorTokens tokensToTake(int before, int after);

} // namespace gyoji::arigato
