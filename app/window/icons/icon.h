// SPDX-License-Identifier: MIT
#pragma once

#include "window/icons/picture.h"

#include <QColor>
#include <QtQmlIntegration>

namespace gyoji {

/// One picture of the game, square, in one ink. What it means is said beside it, or by the
/// accessible name of what it stands in.
class Icon : public gyoji::Picture
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged FINAL)
    Q_PROPERTY(QColor ink READ ink WRITE setInk NOTIFY inkChanged FINAL)
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY sideChanged FINAL)

public:
    explicit Icon(QQuickItem *parent = nullptr);

    /// "condition/leave"; several, parted by spaces, lie one over the other.
    const QString &name() const { return m_name; }
    void setName(const QString &name);
    const QColor &ink() const { return m_ink; }
    void setInk(const QColor &ink);
    /// How wide and high it is drawn, whatever size the item has.
    int side() const { return m_side; }
    void setSide(int side);

Q_SIGNALS:
    void nameChanged();
    void inkChanged();
    void sideChanged();

protected:
    QImage drawn(qreal ratio) const override;

private:
    QString m_name;
    QColor m_ink;
    int m_side = 0;
};

} // namespace gyoji
