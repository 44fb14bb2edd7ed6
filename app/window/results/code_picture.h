// SPDX-License-Identifier: MIT
#pragma once

#include "window/results/sharing.h"

#include <QQuickPaintedItem>

namespace gyoji {

/// The code of BG Stats' link, dark on white by night too, as cameras want it.
class CodePicture : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(gyoji::Sharing *sharing MEMBER m_sharing NOTIFY sharingChanged FINAL)

public:
    explicit CodePicture(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;

Q_SIGNALS:
    void sharingChanged();

private:
    Sharing *m_sharing = nullptr;
};

} // namespace gyoji
