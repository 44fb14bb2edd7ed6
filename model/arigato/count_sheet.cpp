// SPDX-License-Identifier: MIT
#include "arigato/count_sheet.h"

#include "arigato/rule_ids.h"
#include "arigato/sheet.h"

namespace gyoji::arigato {

namespace {

/// Days 2 to 11 have objectives.
constexpr int mostObjectives = 10;

} // namespace

CountSheet countSheetOf(const Box &box)
{
    const std::string objectives(rule::endObjectives);
    const std::string favor(rule::endFavor);
    CountSheet sheet{title(), box.title, {}};
    if (box.scoreTable)
        sheet.rows.push_back(
            {objectives, "ari.objective-tokens", 1, *box.scoreTable, mostObjectives, std::nullopt});
    else
        sheet.rows.push_back({objectives, "ari.objective-points"});
    // What lies in the box: 11 tokens of 10, 12 of 3 and 16 of 1.
    sheet.rows.push_back({favor, "ari.favor-10", 10, {}, std::nullopt, 11});
    sheet.rows.push_back({favor, "ari.favor-3", 3, {}, std::nullopt, 12});
    sheet.rows.push_back({favor, "ari.favor-1", 1, {}, std::nullopt, 16});
    sheet.rows.push_back({std::string(rule::endGate), "ari.gate"});
    return sheet;
}

} // namespace gyoji::arigato
