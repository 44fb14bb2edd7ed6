// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/seat.h"
#include "table/table.h"
#include "words/language.h"

#include <QString>

#include <string_view>
#include <vector>

namespace gyoji {

class Words;

/// One of the things that a seat's points add up from.
struct PointsLine
{
    QString text;
    int points = 0;

    friend bool operator==(const PointsLine &, const PointsLine &) = default;
};

/// What a seat's points of that source on the sheet are made of, in the order they came; `points`
/// add up to the source's.
std::vector<PointsLine> pointsLines(const Table &table, SeatIndex seat, std::string_view source,
                                    const Words &words, Language language);

} // namespace gyoji
