// SPDX-License-Identifier: MIT
#pragma once

#include "window/results/player_statistics.h"

#include <QColor>
#include <QPointer>
#include <QQuickPaintedItem>

namespace gyoji {

/// A player's points over time and where they come from, in a row of the statistics. As high as
/// that takes.
class StatisticsChart : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(gyoji::PlayerStatistics *statistics READ statistics WRITE setStatistics NOTIFY
                   statisticsChanged FINAL)
    Q_PROPERTY(int row MEMBER m_row NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor faint MEMBER m_faint NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor paper MEMBER m_paper NOTIFY looksChanged FINAL)
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY looksChanged FINAL)

public:
    explicit StatisticsChart(QQuickItem *parent = nullptr);

    PlayerStatistics *statistics() const { return m_statistics; }
    void setStatistics(PlayerStatistics *statistics);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void statisticsChanged();
    void looksChanged();

private:
    void refresh();
    StatisticsDrawing drawing() const;
    QFont font() const;

    QPointer<PlayerStatistics> m_statistics;
    int m_row = -1;
    QColor m_ink = Qt::black;
    QColor m_faint = Qt::gray;
    QColor m_paper = Qt::white;
    int m_textSize = 14;
};

} // namespace gyoji
