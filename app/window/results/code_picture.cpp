// SPDX-License-Identifier: MIT
#include "window/results/code_picture.h"

#include "results/format.h"

#include <QPainter>

namespace gyoji {

CodePicture::CodePicture(QQuickItem *parent)
    : QQuickPaintedItem(parent)
{
    connect(this, &CodePicture::sharingChanged, this, [this] { update(); });
}

void CodePicture::paint(QPainter *painter)
{
    if (!m_sharing)
        return;
    painter->fillRect(boundingRect(), Qt::white);
    const QrCode code = bgStatsCode(m_sharing->shown().play);
    constexpr int quietZone = 4;
    // Whole pixels, so that modules stay sharp.
    const int pixels = static_cast<int>(std::min(width(), height())) / (code.size + 2 * quietZone);
    const int left = (static_cast<int>(width()) - pixels * code.size) / 2;
    const int top = (static_cast<int>(height()) - pixels * code.size) / 2;
    for (int row = 0; row < code.size; ++row) {
        for (int column = 0; column < code.size; ++column) {
            if (code.isDark(row, column))
                painter->fillRect(left + column * pixels, top + row * pixels, pixels, pixels,
                                  Qt::black);
        }
    }
}

} // namespace gyoji
