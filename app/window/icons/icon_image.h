// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QImage>
#include <QString>

namespace gyoji {

/// A picture of `:/icons` in one ink, `side` pixels wide and high; several names parted by spaces
/// lie one over the other. Each is drawn once and then shared; from the window's own thread only.
QImage iconImage(const QString &names, int side, const QColor &ink);

} // namespace gyoji
