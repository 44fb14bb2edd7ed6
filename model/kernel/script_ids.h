// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/rule_id.h"

#include <array>

/// Refusals and facts that do not come from a game's rules but from the script itself.
namespace gyoji::script {

inline constexpr RuleId json = "script.json";
inline constexpr RuleId lineLength = "script.line-length";
inline constexpr RuleId type = "script.type";
inline constexpr RuleId missing = "script.missing";
inline constexpr RuleId doWord = "script.do";
inline constexpr RuleId unknownKey = "script.unknown-key";
inline constexpr RuleId range = "script.range";
inline constexpr RuleId word = "script.word";
inline constexpr RuleId player = "script.player";
inline constexpr RuleId card = "script.card";
inline constexpr RuleId define = "script.define";
inline constexpr RuleId version = "script.version";
inline constexpr RuleId box = "script.box";
inline constexpr RuleId calendar = "script.calendar";
inline constexpr RuleId ruling = "script.ruling";
inline constexpr RuleId retired = "script.retired";
inline constexpr RuleId track = "script.track";
inline constexpr RuleId skip = "script.skip";
inline constexpr RuleId gain = "script.gain";
inline constexpr RuleId adjust = "script.adjust";

/// All that a refusal can name.
inline constexpr std::array refusals{json,  lineLength, type,   missing, doWord, unknownKey,
                                     range, word,       player, card,    define, version,
                                     box,   calendar,   ruling, retired, track,  skip};
/// All that a fact can name.
inline constexpr std::array facts{gain, adjust, define, track};

} // namespace gyoji::script
