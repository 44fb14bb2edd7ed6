// SPDX-License-Identifier: MIT
#pragma once

#include "window/results/shown_play.h"

#include <QImage>
#include <QPageSize>

namespace gyoji {

/// The sheet as a card for a chat, 1080 pixels wide.
QImage resultPicture(const ShownPlay &shown, const Words &words, Language language);

/// The sheet as a PDF of one page of that size.
QByteArray resultPdf(const ShownPlay &shown, const Words &words, Language language,
                     QPageSize::PageSizeId size);

} // namespace gyoji
