// SPDX-License-Identifier: MIT
#pragma once

#include "window/icons/picture.h"
#include "window/icons/sign_row.h"

#include <QColor>
#include <QFont>
#include <QtQmlIntegration>

namespace gyoji {

/// Pictures and numbers in a row, which goes on below where it is too short, as a text does.
class SignStrip : public gyoji::Picture
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(gyoji::SignRow row READ row WRITE setRow NOTIFY rowChanged FINAL)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged FINAL)
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY sideChanged FINAL)
    Q_PROPERTY(QColor ink READ ink WRITE setInk NOTIFY inkChanged FINAL)
    Q_PROPERTY(bool isDark READ isDark WRITE setDark NOTIFY isDarkChanged FINAL)
    Q_PROPERTY(qreal paintedWidth READ paintedWidth NOTIFY paintedSizeChanged FINAL)
    Q_PROPERTY(qreal paintedHeight READ paintedHeight NOTIFY paintedSizeChanged FINAL)

public:
    explicit SignStrip(QQuickItem *parent = nullptr);

    const SignRow &row() const { return m_row; }
    void setRow(const SignRow &row);
    /// The same in words: shown to nobody, for those who cannot see the pictures.
    const QString &text() const { return m_text; }
    void setText(const QString &text);
    /// Of a picture; numbers are as high.
    int side() const { return m_side; }
    void setSide(int side);
    /// Of all that no type colors.
    const QColor &ink() const { return m_ink; }
    void setInk(const QColor &ink);
    /// The paper is.
    bool isDark() const { return m_isDark; }
    void setDark(bool isDark);
    qreal paintedWidth() const { return m_painted.width(); }
    qreal paintedHeight() const { return m_painted.height(); }

Q_SIGNALS:
    void rowChanged();
    void textChanged();
    void sideChanged();
    void inkChanged();
    void isDarkChanged();
    void paintedSizeChanged();

protected:
    QImage drawn(qreal ratio) const override;
    void geometryChange(const QRectF &geometry, const QRectF &oldGeometry) override;

private:
    /// A sign, and where its words and its picture begin.
    struct Placed
    {
        arigato::Sign sign;
        QPointF words;
        QPointF picture;
    };

    QFont font() const;
    void arrange();
    QColor inkFor(const arigato::Sign &sign) const;

    SignRow m_row;
    QString m_text;
    int m_side = 20;
    QColor m_ink = Qt::black;
    bool m_isDark = false;
    QList<Placed> m_placed;
    QSizeF m_painted{0, 0};
};

} // namespace gyoji
