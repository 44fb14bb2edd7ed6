// SPDX-License-Identifier: MIT
#include "window/results/statistics_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace gyoji {

namespace {

/// In lines of text.
constexpr qreal plotLines = 6;
constexpr qreal legendLines = 2.5;
constexpr qreal barLines = 1.5;

qreal plotHeight(const StatisticsDrawing &drawing, const QFontMetricsF &metrics)
{
    return drawing.totals.size() > 1 ? (plotLines + legendLines + 1) * metrics.height() : 0;
}

qreal barsHeight(const StatisticsDrawing &drawing, const QFontMetricsF &metrics)
{
    const auto bars = static_cast<qreal>(drawing.shares.size());
    return bars > 1 ? bars * barLines * metrics.height() : 0;
}

class StatisticsPainter
{
public:
    StatisticsPainter(QPainter &painter, qreal width, const StatisticsDrawing &drawing,
                      const CourseLooks &looks)
        : m_painter(painter)
        , m_width(width)
        , m_drawing(drawing)
        , m_looks(looks)
        , m_metrics(looks.font)
    {
        for (const PlayedTotal &played : drawing.totals) {
            m_lowest = std::min(m_lowest, played.total);
            m_highest = std::max(m_highest, played.total);
        }
        const qreal left =
            std::max(widthOf(QString::number(m_lowest)), widthOf(QString::number(m_highest)));
        const qreal line = m_metrics.height();
        m_plot = QRectF(left + 3 * radius, line / 2, width - left - 5 * radius, plotLines * line);
    }

    void paint()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setFont(m_looks.font);
        if (m_drawing.totals.size() > 1)
            paintTotals();
        if (m_drawing.shares.size() > 1)
            paintShares(plotHeight(m_drawing, m_metrics));
    }

private:
    static constexpr qreal radius = 4;

    qreal widthOf(const QString &text) const { return m_metrics.horizontalAdvance(text); }

    QPointF at(std::size_t play) const
    {
        const qreal across =
            static_cast<qreal>(play) / static_cast<qreal>(m_drawing.totals.size() - 1);
        return {m_plot.left() + across * m_plot.width(), heightOf(m_drawing.totals[play].total)};
    }

    qreal heightOf(int total) const
    {
        const qreal up = qreal(total - m_lowest) / std::max(1, m_highest - m_lowest);
        return m_plot.bottom() - up * m_plot.height();
    }

    void paintTotals()
    {
        paintAxes();
        QPolygonF line;
        for (std::size_t play = 0; play < m_drawing.totals.size(); ++play)
            line << at(play);
        m_painter.setPen(QPen(m_looks.faint, 1));
        m_painter.drawPolyline(line);
        for (std::size_t play = 0; play < m_drawing.totals.size(); ++play)
            paintDot(at(play), m_drawing.totals[play].isWinner);
        paintLegend();
    }

    void paintAxes()
    {
        m_painter.setPen(QPen(m_looks.faint, 1));
        m_painter.drawLine(QPointF(m_plot.left() - 2 * radius, m_plot.top()),
                           QPointF(m_plot.left() - 2 * radius, m_plot.bottom()));
        m_painter.setPen(m_looks.ink);
        for (const int total : {m_lowest, m_highest}) {
            const QRectF box(0, heightOf(total) - m_metrics.height(), m_plot.left() - 3 * radius,
                             2 * m_metrics.height());
            m_painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, QString::number(total));
        }
        const QRectF days(m_plot.left() - 2 * radius, m_plot.bottom() + 2 * radius,
                          m_width - m_plot.left() + 2 * radius, m_metrics.height());
        m_painter.drawText(days, Qt::AlignLeft, m_drawing.first);
        m_painter.drawText(days, Qt::AlignRight, m_drawing.last);
    }

    void paintDot(const QPointF &center, bool isFilled)
    {
        m_painter.setPen(QPen(m_looks.ink, 1.5));
        m_painter.setBrush(isFilled ? m_looks.ink : m_looks.paper);
        m_painter.drawEllipse(center, radius, radius);
    }

    void paintLegend()
    {
        const qreal middle = m_plot.bottom() + 2 * radius + 1.75 * m_metrics.height();
        qreal left = m_plot.left() - radius;
        for (const bool isWon : {true, false}) {
            const QString &word = isWon ? m_drawing.won : m_drawing.notWon;
            paintDot({left, middle}, isWon);
            m_painter.setPen(m_looks.ink);
            const QRectF box(left + 2 * radius, middle - m_metrics.height() / 2,
                             std::ceil(widthOf(word)) + 1, m_metrics.height());
            m_painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, word);
            left = box.right() + 5 * radius;
        }
    }

    void paintShares(qreal top)
    {
        qreal labels = 0;
        qreal numbers = 0;
        for (const SourceShare &share : m_drawing.shares) {
            labels = std::max(labels, std::ceil(widthOf(share.label)) + 1);
            numbers = std::max(numbers, std::ceil(widthOf(share.said)) + 1);
        }
        numbers += 2 * radius;
        labels = std::min(labels, m_width / 2);
        const qreal room = m_width - labels - numbers - 2 * radius;
        for (const SourceShare &share : m_drawing.shares) {
            const QRectF row(0, top, m_width, m_metrics.height());
            m_painter.setPen(m_looks.ink);
            m_painter.drawText(QRectF(row.topLeft(), QSizeF(labels, row.height())),
                               Qt::AlignLeft | Qt::AlignVCenter,
                               m_metrics.elidedText(share.label, Qt::ElideRight, labels));
            const QRectF bar(labels + 2 * radius, top, room * std::max(0, share.percent) / 100,
                             row.height());
            m_painter.fillRect(bar, m_looks.ink);
            m_painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter, share.said);
            top += barLines * m_metrics.height();
        }
    }

    QPainter &m_painter;
    qreal m_width;
    const StatisticsDrawing &m_drawing;
    const CourseLooks &m_looks;
    QFontMetricsF m_metrics;
    int m_lowest = 0;
    int m_highest = 0;
    QRectF m_plot;
};

} // namespace

qreal statisticsHeight(const StatisticsDrawing &drawing, const QFont &font)
{
    const QFontMetricsF metrics(font);
    return plotHeight(drawing, metrics) + barsHeight(drawing, metrics);
}

void paintStatistics(QPainter &painter, qreal width, const StatisticsDrawing &drawing,
                     const CourseLooks &looks)
{
    StatisticsPainter(painter, width, drawing, looks).paint();
}

} // namespace gyoji
