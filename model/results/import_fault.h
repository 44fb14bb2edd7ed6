// SPDX-License-Identifier: MIT
#pragma once

#include "json/shape.h"

#include <array>

/// What can be wrong with a file of plays from another program.
namespace gyoji::importfault {

/// The whole file cannot be read.
inline constexpr RuleId size = "import.size";
inline constexpr RuleId json = "import.json";
inline constexpr RuleId kind = "import.kind";
/// A part of it cannot be read.
inline constexpr RuleId missing = "import.missing";
inline constexpr RuleId type = "import.type";
inline constexpr RuleId range = "import.range";
inline constexpr RuleId date = "import.date";
inline constexpr RuleId reference = "import.reference";
inline constexpr RuleId duplicate = "import.duplicate";

inline constexpr std::array all{size, json, kind, missing, type, range, date, reference, duplicate};

} // namespace gyoji::importfault
