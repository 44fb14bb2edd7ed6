// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QQuickItem>
#include <QtQmlIntegration>

namespace gyoji {

/// An item that shows an image drawn anew when what it shows changes, and not otherwise.
class Picture : public QQuickItem
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool isHeld READ isHeld WRITE setHeld NOTIFY isHeldChanged FINAL)

public:
    /// Its place is kept, but nothing is drawn yet.
    bool isHeld() const { return m_isHeld; }
    void setHeld(bool isHeld);

Q_SIGNALS:
    void isHeldChanged();

protected:
    explicit Picture(QQuickItem *parent);

    /// In device pixels, `ratio` of them for one of the item's; null for nothing.
    virtual QImage drawn(qreal ratio) const = 0;
    /// Before the next frame.
    void redraw();

    void itemChange(ItemChange change, const ItemChangeData &data) override;
    void updatePolish() override;
    QSGNode *updatePaintNode(QSGNode *node, UpdatePaintNodeData *data) override;

private:
    QImage m_image;
    bool m_isNew = false;
    bool m_isHeld = false;
};

} // namespace gyoji
