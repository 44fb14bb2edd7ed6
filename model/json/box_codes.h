// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/rule_id.h"

#include <array>

/// What can be wrong with a box file.
namespace gyoji::boxcode {

inline constexpr RuleId json = "box.json";
inline constexpr RuleId kind = "box.kind";
inline constexpr RuleId version = "box.version";
inline constexpr RuleId game = "box.game";
inline constexpr RuleId missing = "box.missing";
inline constexpr RuleId unknownKey = "box.unknown-key";
inline constexpr RuleId type = "box.type";
inline constexpr RuleId range = "box.range";
inline constexpr RuleId value = "box.value";
inline constexpr RuleId duplicate = "box.duplicate";
inline constexpr RuleId combination = "box.combination";

inline constexpr std::array all{json, kind,  version, game,      missing,    unknownKey,
                                type, range, value,   duplicate, combination};

} // namespace gyoji::boxcode
