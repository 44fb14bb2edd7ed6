// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace gyoji {

/// A player's place at the table, from 0, in the order of the header's `players`.
using SeatIndex = std::int8_t;

/// The seat of what belongs to the whole table.
inline constexpr SeatIndex noSeat = -1;

} // namespace gyoji
