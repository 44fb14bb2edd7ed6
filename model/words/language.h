// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/ids.h"

#include <QStringView>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

class QLocale;

namespace gyoji {

enum class Language : std::uint8_t { English, French, Japanese };

template <>
inline constexpr std::array<std::string_view, 3> idsOf<Language>{"en", "fr", "ja"};

/// "fr" is French; none where the id is not that of a language we speak.
std::optional<Language> languageFromId(QStringView id);

/// The language of the locale, English where we do not speak it.
Language languageFromLocale(const QLocale &locale);

} // namespace gyoji
