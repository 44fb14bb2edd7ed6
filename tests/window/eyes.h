// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <array>

/// How colors look to the people at a table.
namespace gyoji::test {

/// All kinds of cones, or without the one for long, middle or short waves.
enum class Sight { Full, NoLong, NoMiddle, NoShort };
inline constexpr std::array allSights{Sight::Full, Sight::NoLong, Sight::NoMiddle, Sight::NoShort};

/// How far apart two colors look, in CIE L*a*b*: 2 is seen side by side, 10 at a glance.
double distance(const QColor &a, const QColor &b, Sight sight);

/// The contrast of WCAG 2.1, 1 to 21.
double contrast(const QColor &a, const QColor &b);

} // namespace gyoji::test
