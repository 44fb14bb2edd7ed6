// SPDX-License-Identifier: MIT
#include "window/icons/icon.h"

#include "window/icons/icon_image.h"

namespace gyoji {

Icon::Icon(QQuickItem *parent)
    : Picture(parent)
{
}

void Icon::setName(const QString &name)
{
    if (name == m_name)
        return;
    m_name = name;
    redraw();
    Q_EMIT nameChanged();
}

void Icon::setInk(const QColor &ink)
{
    if (ink == m_ink)
        return;
    m_ink = ink;
    redraw();
    Q_EMIT inkChanged();
}

void Icon::setSide(int side)
{
    if (side == m_side)
        return;
    m_side = side;
    setImplicitSize(side, side);
    redraw();
    Q_EMIT sideChanged();
}

QImage Icon::drawn(qreal ratio) const
{
    return m_name.isEmpty() ? QImage() : iconImage(m_name, qRound(m_side * ratio), m_ink);
}

} // namespace gyoji
