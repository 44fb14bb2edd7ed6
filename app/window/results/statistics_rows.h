// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "window/results/statistics_painter.h"
#include "words/language.h"

#include <QMetaType>

namespace gyoji {

class Words;

/// What a player has done in one game.
struct StatisticsRow
{
    Q_GADGET
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QString game MEMBER game FINAL)
    Q_PROPERTY(QString wins MEMBER wins FINAL)
    Q_PROPERTY(double winShare MEMBER winShare FINAL)
    Q_PROPERTY(QString points MEMBER points FINAL)
    Q_PROPERTY(QString details MEMBER details FINAL)
    Q_PROPERTY(QString table MEMBER table FINAL)
    Q_PROPERTY(bool hasChart MEMBER hasChart FINAL)

public:
    QString player;
    QString game;
    /// "12 plays, won 5, of these 1 shared"
    QString wins;
    /// 0 to 1.
    double winShare = 0;
    /// Best and average; empty where nobody counted.
    QString points;
    /// By the number of players.
    QString details;
    /// What the chart shows in words: where the points come from, then those of the latest plays, a
    /// line each, the latest first.
    QString table;
    /// There is more than one result, or source of points.
    bool hasChart = false;
    StatisticsDrawing drawing;

    friend bool operator==(const StatisticsRow &, const StatisticsRow &) = default;
};

/// Over all plays of the store that count, players called as their spellings say.
QList<StatisticsRow> statisticsRows(const Store &store, const Words &words, Language language);

} // namespace gyoji
