// SPDX-License-Identifier: MIT
#pragma once

#include "window/results/shown_play.h"

#include <QColor>
#include <QFont>

class QPainter;

namespace gyoji {

/// How a sheet is drawn on paper or into a picture; lengths in the painter's units.
struct SheetLooks
{
    QFont font;
    QColor ink = Qt::black;
    QColor faint = QColor(0x5f, 0x57, 0x4f);
    QColor accent = QColor(0xb5, 0x30, 0x1d);
    std::array<QColor, 4> shades{QColor(0x23, 0x1f, 0x1c), QColor(0xe9, 0xc4, 0x6a),
                                 QColor(0xb5, 0x30, 0x1d), QColor(0xff, 0xfa, 0xf0)};
};

/// Draws a sheet from the origin down, `width` wide: who has what from where, bars, the course and
/// who has won. The height it takes.
qreal paintSheet(QPainter &painter, qreal width, const ShownPlay &shown, const Words &words,
                 Language language, const SheetLooks &looks);

} // namespace gyoji
