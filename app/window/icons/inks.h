// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"

#include <QColor>

#include <array>

namespace gyoji {

/// The color that each type of artisan wears.
using TypeHues = std::array<arigato::Hue, countOf<arigato::ArtisanType>>;

/// Those of the printed cards; for a type of which the box says nothing, one that color-blind eyes
/// tell from the others.
TypeHues huesOf(const arigato::Box &box);

/// The hue in ink: on light paper, or on dark.
QColor inkOf(arigato::Hue hue, bool isDark);

} // namespace gyoji
