// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/ids.h"
#include "kernel/refusal.h"
#include "results/play.h"
#include "words/language.h"

#include <array>
#include <cstdint>
#include <variant>

namespace gyoji {

class Words;

/// The forms in which a result goes out.
enum class ResultFormat : std::uint8_t { Text, Csv, Html, BgStats, BgStatsLink, Bgg, Journal };

template <>
inline constexpr std::array<std::string_view, 7> idsOf<ResultFormat>{
    "text", "csv", "html", "bgstats", "bgstats-link", "bgg", "gyoji"};

/// Why a result cannot go out in a format.
namespace resultfault {

inline constexpr RuleId noDate = "result.no-date";
inline constexpr RuleId longLink = "result.long-link";

inline constexpr std::array all{noDate, longLink};

} // namespace resultfault

/// The play in that format, as the bytes of a file; sentences in that language.
std::variant<QByteArray, Refusal> writeResult(ResultFormat format, const Play &play,
                                              const Words &words, Language language);

} // namespace gyoji
