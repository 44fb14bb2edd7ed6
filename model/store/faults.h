// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/rule_id.h"

#include <array>

/// Why something could not be kept or found again.
namespace gyoji::storefault {

/// Another program has the data folder open: "pid", "host".
inline constexpr RuleId locked = "store.locked";
/// The data folder or its file cannot be opened or written: "file", "why".
inline constexpr RuleId unusable = "store.unusable";
/// The file was written by a newer program.
inline constexpr RuleId newer = "store.newer";
/// What was to be kept could not be written, a full disk say: "why". Nothing has changed.
inline constexpr RuleId notSaved = "store.not-saved";
/// A table's lines are not what was written: "n" lines stand before the damage.
inline constexpr RuleId damaged = "store.damaged";
/// There is no such table.
inline constexpr RuleId noTable = "store.no-table";

inline constexpr std::array all{locked, unusable, newer, notSaved, damaged, noTable};

} // namespace gyoji::storefault
