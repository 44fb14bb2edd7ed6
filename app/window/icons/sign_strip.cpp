// SPDX-License-Identifier: MIT
#include "window/icons/sign_strip.h"

#include "window/icons/icon_image.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <cmath>
#include <limits>

namespace gyoji {

using namespace arigato;

namespace {

/// What an item that is not there yet is drawn with.
constexpr qreal ghostly = 0.38;

/// Where a sign's picture begins behind its words, and how wide both are.
struct Measure
{
    qreal pictureLeft = 0;
    qreal width = 0;
};

Measure measured(const Sign &sign, const QFontMetricsF &metrics, int side)
{
    const qreal words = std::ceil(metrics.horizontalAdvance(sign.text));
    if (sign.icon.isEmpty())
        return {words, words};
    const qreal left = words > 0 ? words + side / 8.0 : 0;
    return {left, left + side};
}

} // namespace

SignStrip::SignStrip(QQuickItem *parent)
    : Picture(parent)
{
}

void SignStrip::setRow(const SignRow &row)
{
    if (row == m_row)
        return;
    m_row = row;
    arrange();
    redraw();
    Q_EMIT rowChanged();
}

void SignStrip::setText(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    Q_EMIT textChanged();
}

void SignStrip::setSide(int side)
{
    if (side == m_side)
        return;
    m_side = side;
    arrange();
    redraw();
    Q_EMIT sideChanged();
}

void SignStrip::setInk(const QColor &ink)
{
    if (ink == m_ink)
        return;
    m_ink = ink;
    redraw();
    Q_EMIT inkChanged();
}

void SignStrip::setDark(bool isDark)
{
    if (isDark == m_isDark)
        return;
    m_isDark = isDark;
    redraw();
    Q_EMIT isDarkChanged();
}

void SignStrip::geometryChange(const QRectF &geometry, const QRectF &oldGeometry)
{
    QQuickItem::geometryChange(geometry, oldGeometry);
    if (geometry.width() != oldGeometry.width()) {
        arrange();
        redraw();
    }
}

QFont SignStrip::font() const
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(m_side * 4 / 5);
    font.setWeight(QFont::DemiBold);
    return font;
}

/// Breaks the row between signs where the item is too short for all of them.
void SignStrip::arrange()
{
    const QFontMetricsF metrics(font());
    const qreal gap = m_side / 8.0;
    const qreal room = widthValid() ? width() : std::numeric_limits<qreal>::max();
    const qreal lineHeight = std::max<qreal>(m_side, std::ceil(metrics.height()));
    const qreal pictureTop = std::floor((lineHeight - m_side) / 2);
    const qreal baseline = (lineHeight - metrics.height()) / 2 + metrics.ascent();
    QPointF at;
    QSizeF painted(0, 0);
    qreal whole = 0;
    m_placed.clear();
    for (const Sign &sign : m_row.signs) {
        const auto [pictureLeft, wide] = measured(sign, metrics, m_side);
        whole += (whole > 0 ? 2 * gap : 0) + wide;
        if (at.x() > 0 && at.x() + wide > room)
            at = {0, at.y() + lineHeight};
        m_placed << Placed{sign, at + QPointF(0, baseline), at + QPointF(pictureLeft, pictureTop)};
        painted = painted.expandedTo({at.x() + wide, at.y() + lineHeight});
        at.rx() += wide + 2 * gap;
    }
    setImplicitSize(whole, painted.height());
    if (painted == m_painted)
        return;
    m_painted = painted;
    Q_EMIT paintedSizeChanged();
}

QColor SignStrip::inkFor(const Sign &sign) const
{
    return sign.type ? inkOf(m_row.hues[indexOf(*sign.type)], m_isDark) : m_ink;
}

QImage SignStrip::drawn(qreal ratio) const
{
    if (m_painted.isEmpty())
        return {};
    QImage image((m_painted * ratio).toSize() + QSize(1, 1), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(ratio, ratio);
    painter.setFont(font());
    painter.setPen(m_ink);
    for (const auto &[sign, words, picture] : m_placed) {
        painter.setOpacity(sign.isGhost ? ghostly : 1);
        painter.drawText(words, sign.text);
        if (!sign.icon.isEmpty())
            painter.drawImage(QRectF(picture, QSizeF(m_side, m_side)),
                              iconImage(sign.icon, qRound(m_side * ratio), inkFor(sign)));
    }
    return image;
}

} // namespace gyoji
