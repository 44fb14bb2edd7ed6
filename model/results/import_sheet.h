// SPDX-License-Identifier: MIT
#pragma once

#include "results/import_plan.h"
#include "results/play.h"

namespace gyoji {

/// What points of another program count as: it does not say what for.
inline constexpr auto importedPoints = "import.points";

/// A play of the file, its players called as the plan says; none where nobody played. A half point
/// is rounded, its offset to UTC is not known.
std::optional<Play> importedPlay(const bgstats::File &file, std::size_t play,
                                 const ImportPlan &plan, const KnownPlays &known);

} // namespace gyoji
