// SPDX-License-Identifier: MIT
#pragma once

/// What numbers in a box can be (spec, section 2).
namespace gyoji::arigato {

/// Printed on a card, scored under the gate; from 0.
inline constexpr int maxFavor = 20;
/// Items that an offering needs, all together; from 1.
inline constexpr int maxCost = 12;
inline constexpr int maxCopies = 100;
/// The n of conditions, gains and objectives; from 1.
inline constexpr int maxCount = 20;
/// Gains of an effect, parts of an objective; from 1.
inline constexpr int maxGains = 4;
inline constexpr int maxParts = 4;
/// Entries of a score table, and what one is worth.
inline constexpr int maxTableSize = 51;
inline constexpr int maxTableValue = 999;
inline constexpr int firstObjectiveDay = 2;
inline constexpr int lastObjectiveDay = 11;

} // namespace gyoji::arigato
