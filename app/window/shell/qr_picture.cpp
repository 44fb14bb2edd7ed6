// SPDX-License-Identifier: MIT
#include "window/shell/qr_picture.h"

#include <QPainter>

namespace gyoji {

void QrPicture::setCode(const QString &code)
{
    if (code == m_code)
        return;
    m_code = code;
    m_modules = code.isEmpty() ? QrCode() : qrCode(code);
    update();
    Q_EMIT codeChanged();
}

/// Modules are whole pixels, so that their edges stay sharp.
void QrPicture::paint(QPainter *painter)
{
    const QRect area(0, 0, static_cast<int>(width()), static_cast<int>(height()));
    painter->fillRect(area, Qt::white);
    const int modules = m_modules.size + 2 * quietZone;
    const int side = std::min(area.width(), area.height()) / modules;
    const int left = (area.width() - side * m_modules.size) / 2;
    const int top = (area.height() - side * m_modules.size) / 2;
    for (int row = 0; row < m_modules.size; ++row) {
        for (int column = 0; column < m_modules.size; ++column) {
            if (m_modules.isDark(row, column))
                painter->fillRect(left + column * side, top + row * side, side, side, Qt::black);
        }
    }
}

} // namespace gyoji
