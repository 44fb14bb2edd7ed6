// SPDX-License-Identifier: MIT
#pragma once

#include "window/results/result_sheet.h"

#include <QColor>
#include <QFont>
#include <QPointer>
#include <QQuickPaintedItem>

namespace gyoji {

/// A line for each seat over the rounds, told apart without colors: by its dashes, and by the
/// seat's name at its end where there is room.
class CourseChart : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(gyoji::ResultSheet *sheet READ sheet WRITE setSheet NOTIFY sheetChanged FINAL)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor faint MEMBER m_faint NOTIFY looksChanged FINAL)
    Q_PROPERTY(int textSize MEMBER m_textSize NOTIFY looksChanged FINAL)

public:
    explicit CourseChart(QQuickItem *parent = nullptr);

    ResultSheet *sheet() const { return m_sheet; }
    void setSheet(ResultSheet *sheet);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void sheetChanged();
    void looksChanged();

private:
    QPointer<ResultSheet> m_sheet;
    QColor m_ink = Qt::black;
    QColor m_faint = Qt::gray;
    int m_textSize = 14;
};

} // namespace gyoji
