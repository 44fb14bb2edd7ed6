// SPDX-License-Identifier: MIT
#pragma once

#include "window/results/course_painter.h"

#include <QString>

#include <vector>

namespace gyoji {

struct PlayedTotal
{
    int total = 0;
    bool isWinner = false;

    friend bool operator==(const PlayedTotal &, const PlayedTotal &) = default;
};

/// What share of all points comes from a source.
struct SourceShare
{
    QString label;
    /// 0 to 100.
    int percent = 0;
    /// The percent as it is read.
    QString said;

    friend bool operator==(const SourceShare &, const SourceShare &) = default;
};

/// What is drawn of a player's plays, and its words.
struct StatisticsDrawing
{
    /// The oldest first.
    std::vector<PlayedTotal> totals;
    /// The days of the first and of the last.
    QString first;
    QString last;
    QString won;
    QString notWon;
    std::vector<SourceShare> shares;

    friend bool operator==(const StatisticsDrawing &, const StatisticsDrawing &) = default;
};

/// How high the drawing is.
qreal statisticsHeight(const StatisticsDrawing &drawing, const QFont &font);

/// Draws a dot for each total over time, filled where the play was won, and below a bar for each
/// source of points; told apart without colors. Of one total or one source, nothing.
void paintStatistics(QPainter &painter, qreal width, const StatisticsDrawing &drawing,
                     const CourseLooks &looks);

} // namespace gyoji
