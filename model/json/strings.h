// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/ids.h"

#include <QLatin1StringView>
#include <QString>

#include <optional>
#include <string_view>

namespace gyoji {

/// An id as Qt's functions take it, without a copy.
inline QLatin1StringView latin1(std::string_view id)
{
    return QLatin1StringView(id.data(), static_cast<qsizetype>(id.size()));
}

inline QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The enumeration's member with that id, or nothing.
template <class Enum>
std::optional<Enum> fromWord(QStringView word)
{
    for (std::size_t i = 0; i < countOf<Enum>; ++i) {
        if (word == latin1(idsOf<Enum>[i]))
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

/// How many characters people see as such a text has, at most: pairs of surrogates are one.
qsizetype codePointsOf(QStringView text);

} // namespace gyoji
