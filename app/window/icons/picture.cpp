// SPDX-License-Identifier: MIT
#include "window/icons/picture.h"

#include <QQuickWindow>
#include <QSGImageNode>

namespace gyoji {

Picture::Picture(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
}

void Picture::setHeld(bool isHeld)
{
    if (isHeld == m_isHeld)
        return;
    m_isHeld = isHeld;
    redraw();
    Q_EMIT isHeldChanged();
}

void Picture::redraw()
{
    polish();
}

void Picture::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged)
        redraw();
    QQuickItem::itemChange(change, data);
}

void Picture::updatePolish()
{
    m_image = window() && !m_isHeld ? drawn(window()->effectiveDevicePixelRatio()) : QImage();
    m_isNew = true;
    update();
}

QSGNode *Picture::updatePaintNode(QSGNode *old, UpdatePaintNodeData *)
{
    auto *node = static_cast<QSGImageNode *>(old);
    if (m_image.isNull()) {
        delete node;
        return nullptr;
    }
    if (!node) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
    }
    if (m_isNew)
        node->setTexture(window()->createTextureFromImage(
            m_image, {QQuickWindow::TextureHasAlphaChannel, QQuickWindow::TextureCanUseAtlas}));
    m_isNew = false;
    const qreal ratio = window()->effectiveDevicePixelRatio();
    node->setRect(QRectF(QPointF(), QSizeF(m_image.size()) / ratio));
    return node;
}

} // namespace gyoji
