// SPDX-License-Identifier: MIT
#include "window/results/statistics_chart.h"

#include "window/fonts.h"

namespace gyoji {

StatisticsChart::StatisticsChart(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    connect(this, &StatisticsChart::looksChanged, this, &StatisticsChart::refresh);
}

void StatisticsChart::setStatistics(PlayerStatistics *statistics)
{
    if (statistics == m_statistics)
        return;
    if (m_statistics)
        m_statistics->disconnect(this);
    m_statistics = statistics;
    if (m_statistics)
        connect(m_statistics, &PlayerStatistics::rowsChanged, this, &StatisticsChart::refresh);
    refresh();
    Q_EMIT statisticsChanged();
}

StatisticsDrawing StatisticsChart::drawing() const
{
    return m_statistics ? m_statistics->drawing(m_row) : StatisticsDrawing();
}

QFont StatisticsChart::font() const
{
    QFont font = textFont();
    font.setPixelSize(m_textSize);
    return font;
}

void StatisticsChart::refresh()
{
    setImplicitHeight(statisticsHeight(drawing(), font()));
    update();
}

void StatisticsChart::paint(QPainter *painter)
{
    paintStatistics(*painter, width(), drawing(), {m_ink, m_faint, font(), m_paper});
}

} // namespace gyoji
