// SPDX-License-Identifier: MIT
#pragma once

#include "results/import_plan.h"
#include "results/play.h"

namespace gyoji {

/// What points of another program count as: it does not say what for.
inline constexpr auto importedPoints = "import.points";

/// A play of the file, its players called as the plan says; none where nobody played. Parts of a
/// point are rounded, but ranks know them. Its offset to UTC is not known.
std::optional<Play> importedPlay(const bgstats::File &file, std::size_t play,
                                 const ImportPlan &plan, const KnownPlays &known);

/// The play's scores whose points are not what was typed: parts of a point, or no number at all.
std::vector<std::size_t> inexactScores(const ImportedPlay &play);

} // namespace gyoji
