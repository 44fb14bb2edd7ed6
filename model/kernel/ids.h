// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace gyoji {

/// The ids of an enumeration's members in their order, as the specs, the files and the words know
/// them. Specialized for each enumeration that has ids.
template <class Enum>
inline constexpr std::array<std::string_view, 0> idsOf{};

/// How many members the enumeration has.
template <class Enum>
inline constexpr std::size_t countOf = idsOf<Enum>.size();

template <class Enum>
constexpr std::size_t indexOf(Enum member)
{
    return static_cast<std::size_t>(member);
}

template <class Enum>
constexpr std::string_view idOf(Enum member)
{
    return idsOf<Enum>[indexOf(member)];
}

/// The member with that id, or nothing.
template <class Enum>
constexpr std::optional<Enum> fromId(std::string_view id)
{
    for (std::size_t i = 0; i < countOf<Enum>; ++i) {
        if (idsOf<Enum>[i] == id)
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

/// All members in their order, for loops.
template <class Enum>
constexpr auto allOf()
{
    std::array<Enum, countOf<Enum>> members{};
    for (std::size_t i = 0; i < members.size(); ++i)
        members[i] = static_cast<Enum>(i);
    return members;
}

} // namespace gyoji
