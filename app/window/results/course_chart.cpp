// SPDX-License-Identifier: MIT
#include "window/results/course_chart.h"

#include "window/fonts.h"
#include "window/results/course_painter.h"

namespace gyoji {

CourseChart::CourseChart(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    connect(this, &CourseChart::looksChanged, this, [this] { update(); });
}

void CourseChart::setSheet(ResultSheet *sheet)
{
    if (sheet == m_sheet)
        return;
    if (m_sheet)
        m_sheet->disconnect(this);
    m_sheet = sheet;
    if (m_sheet)
        connect(m_sheet, &ResultSheet::courseChanged, this, [this] { update(); });
    update();
    Q_EMIT sheetChanged();
}

void CourseChart::paint(QPainter *painter)
{
    if (!m_sheet || m_sheet->shown().course.empty())
        return;
    CourseLooks looks{m_ink, m_faint, textFont()};
    looks.font.setPixelSize(m_textSize);
    paintCourse(*painter, boundingRect(), m_sheet->shown().course,
                distinctNames(m_sheet->shown().play.sheet), looks);
}

} // namespace gyoji
