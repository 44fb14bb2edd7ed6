// SPDX-License-Identifier: MIT
#include "window/fonts.h"

#include <QFont>
#include <QFontMetrics>

using namespace Qt::StringLiterals;

namespace gyoji {

QFont textFont()
{
    QFont font;
    font.setFamilies({u"Noto Sans"_s, u"Noto Sans CJK JP"_s});
    font.setPixelSize(16);
    font.setStyleStrategy(QFont::NoSubpixelAntialias);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

FontSearch::FontSearch()
{
    m_thread.start(
        [font = textFont()] { [[maybe_unused]] const int height = QFontMetrics(font).height(); });
}

} // namespace gyoji
