// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/ids.h"
#include "kernel/refusal.h"
#include "qr/qr.h"
#include "results/play.h"
#include "words/language.h"

#include <QLatin1StringView>

#include <array>
#include <cstdint>
#include <variant>

namespace gyoji {

class Words;

/// The code of BG Stats' link; without comments, so that cameras read it well. Size 0 where names
/// are too long for one.
QrCode bgStatsCode(const Play &play);

/// What that code says; empty where it is too long for one.
QString bgStatsCodeText(const Play &play);

/// The forms in which a result goes out.
enum class ResultFormat : std::uint8_t {
    Text,
    Csv,
    Html,
    BgStats,
    BgStatsLink,
    BgStatsCode,
    Bgg,
    Journal
};

template <>
inline constexpr std::array<std::string_view, 8> idsOf<ResultFormat>{
    "text", "csv", "html", "bgstats", "bgstats-link", "bgstats-qr", "bgg", "gyoji"};

/// Why a result cannot go out in a format.
namespace resultfault {

inline constexpr RuleId noDate = "result.no-date";
inline constexpr RuleId longLink = "result.long-link";
/// The play was counted only.
inline constexpr RuleId noJournal = "result.no-journal";

inline constexpr std::array all{noDate, longLink, noJournal};

} // namespace resultfault

/// What a file of that format is called behind its dot.
QLatin1StringView suffixOf(ResultFormat format);

/// The play in that format, as the bytes of a file; sentences in that language.
std::variant<QByteArray, Refusal> writeResult(ResultFormat format, const Play &play,
                                              const Words &words, Language language);

} // namespace gyoji
