// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/sheet.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QStringList>

class QPainter;

namespace gyoji {

/// How a course is drawn.
struct CourseLooks
{
    QColor ink = Qt::black;
    QColor faint = Qt::darkGray;
    QFont font;
    QColor paper = Qt::white;
};

/// Draws a line for each seat over the rounds: the lowest and the highest total at the left, the
/// rounds below, the seats' names beside the ends of their lines. Lines differ by their dashes.
void paintCourse(QPainter &painter, const QRectF &place, const Course &course,
                 const QStringList &names, const CourseLooks &looks);

} // namespace gyoji
