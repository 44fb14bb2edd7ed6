// SPDX-License-Identifier: MIT
#pragma once

#include "json/shape.h"

/// What can be wrong with a rulebook's files.
namespace gyoji::rulebookcode {

inline constexpr RuleId json = "rulebook.json";
inline constexpr RuleId missing = "rulebook.missing";
inline constexpr RuleId unknownKey = "rulebook.unknown-key";
inline constexpr RuleId type = "rulebook.type";
inline constexpr RuleId range = "rulebook.range";
/// Not one of the words allowed there, or a link to no article.
inline constexpr RuleId word = "rulebook.word";
inline constexpr RuleId duplicate = "rulebook.duplicate";

inline constexpr ShapeCodes all{missing, unknownKey, type, range, word, duplicate, duplicate};

} // namespace gyoji::rulebookcode
