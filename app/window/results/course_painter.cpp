// SPDX-License-Identifier: MIT
#include "window/results/course_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace gyoji {

namespace {

const QList<QList<qreal>> &dashes()
{
    static const QList<QList<qreal>> dashes{{}, {5, 3}, {1.5, 2}, {8, 2, 1.5, 2}, {3, 2, 3, 5}};
    return dashes;
}

class CoursePainter
{
public:
    CoursePainter(QPainter &painter, const QRectF &place, const Course &course,
                  const QStringList &names, const CourseLooks &looks)
        : m_painter(painter)
        , m_course(course)
        , m_names(names)
        , m_looks(looks)
        , m_metrics(looks.font)
    {
        for (const auto &totals : course) {
            m_rounds = std::max(m_rounds, totals.size());
            for (const int total : totals) {
                m_lowest = std::min(m_lowest, total);
                m_highest = std::max(m_highest, total);
            }
        }
        const qreal left = widthOf(QString::number(m_highest)) + m_metrics.averageCharWidth();
        m_namesWidth = std::min(std::ceil(widestName()) + 1, place.width() / 3);
        m_namesLeft = place.right() - m_namesWidth;
        const qreal right = m_namesWidth + 2 * m_metrics.averageCharWidth();
        m_plot = place.adjusted(left, m_metrics.height() / 2, -right, -1.5 * m_metrics.height());
    }

    void paint()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setFont(m_looks.font);
        paintAxes();
        for (std::size_t seat = 0; seat < m_course.size(); ++seat)
            paintLine(seat);
        paintNames();
    }

private:
    qreal widthOf(const QString &text) const { return m_metrics.horizontalAdvance(text); }
    qreal widestName() const
    {
        qreal widest = 0;
        for (const QString &name : m_names)
            widest = std::max(widest, widthOf(name));
        return widest;
    }

    QPointF at(std::size_t round, int total) const
    {
        const auto steps = static_cast<qreal>(std::max<std::size_t>(m_rounds, 2) - 1);
        const qreal across = static_cast<qreal>(round) / steps;
        const qreal up = qreal(total - m_lowest) / std::max(1, m_highest - m_lowest);
        return {m_plot.left() + across * m_plot.width(), m_plot.bottom() - up * m_plot.height()};
    }

    void paintAxes()
    {
        m_painter.setPen(QPen(m_looks.faint, 1));
        m_painter.drawLine(m_plot.topLeft(), m_plot.bottomLeft());
        m_painter.drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
        m_painter.setPen(m_looks.ink);
        for (const int total : {m_lowest, m_highest}) {
            const qreal middle = at(0, total).y();
            const QRectF box(0, middle - m_metrics.height(), m_plot.left() - 4,
                             2 * m_metrics.height());
            m_painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, QString::number(total));
        }
        for (std::size_t round = 0; round < m_rounds; ++round)
            paintRound(round);
    }

    /// Every second number where there is no room for all.
    void paintRound(std::size_t round)
    {
        const QString number = QString::number(round + 1);
        const qreal step = m_plot.width() / static_cast<qreal>(std::max<std::size_t>(m_rounds, 2));
        const bool isTight = step < 1.5 * widthOf(QString::number(m_rounds));
        if (isTight && round % 2 == 1)
            return;
        const QRectF box(at(round, m_lowest) - QPointF(50, 0),
                         QSizeF(100, 1.5 * m_metrics.height()));
        m_painter.drawText(box, Qt::AlignHCenter | Qt::AlignBottom, number);
    }

    QPen penOf(std::size_t seat) const
    {
        QPen pen(m_looks.ink, 2);
        const auto &dash = dashes()[static_cast<qsizetype>(seat) % dashes().size()];
        if (!dash.isEmpty())
            pen.setDashPattern(dash);
        return pen;
    }

    void paintLine(std::size_t seat)
    {
        const auto &totals = m_course[seat];
        if (totals.empty())
            return;
        QPolygonF line;
        for (std::size_t round = 0; round < totals.size(); ++round)
            line << at(round, totals[round]);
        m_painter.setPen(penOf(seat));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(line);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_looks.ink);
        m_painter.drawEllipse(line.constLast(), 3, 3);
    }

    /// From the top, each below the one before where they would lie over one another.
    void paintNames()
    {
        std::vector<std::size_t> seats(m_course.size());
        std::iota(seats.begin(), seats.end(), 0);
        std::erase_if(seats, [this](std::size_t seat) { return m_course[seat].empty(); });
        std::ranges::stable_sort(seats, std::ranges::greater(),
                                 [this](std::size_t seat) { return m_course[seat].back(); });
        const qreal height = m_metrics.height();
        qreal lowest = m_plot.bottom() - height / 2 - height * static_cast<qreal>(seats.size() - 1);
        qreal free = -height;
        m_painter.setPen(m_looks.ink);
        for (const std::size_t seat : seats) {
            const qreal end = at(0, m_course[seat].back()).y() - height / 2;
            const qreal top = std::max(free, std::min(end, lowest));
            const QRectF box(m_namesLeft, top, m_namesWidth, height);
            m_painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                               m_metrics.elidedText(m_names[static_cast<qsizetype>(seat)],
                                                    Qt::ElideRight, box.width()));
            free = top + height;
            lowest += height;
        }
    }

    QPainter &m_painter;
    const Course &m_course;
    const QStringList &m_names;
    const CourseLooks &m_looks;
    QFontMetricsF m_metrics;
    std::size_t m_rounds = 0;
    int m_lowest = 0;
    int m_highest = 0;
    QRectF m_plot;
    qreal m_namesLeft = 0;
    qreal m_namesWidth = 0;
};

} // namespace

void paintCourse(QPainter &painter, const QRectF &place, const Course &course,
                 const QStringList &names, const CourseLooks &looks)
{
    CoursePainter(painter, place, course, names, looks).paint();
}

} // namespace gyoji
