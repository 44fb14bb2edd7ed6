// SPDX-License-Identifier: MIT
#pragma once

#include "qr/qr.h"

#include <QQuickPaintedItem>
#include <QtQmlIntegration>

namespace gyoji {

/// A QR code with its quiet zone, dark on white, which cameras want by night too.
class QrPicture : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY codeChanged FINAL)

public:
    using QQuickPaintedItem::QQuickPaintedItem;

    const QString &code() const { return m_code; }
    void setCode(const QString &code);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void codeChanged();

private:
    QString m_code;
    QrCode m_modules;
};

} // namespace gyoji
