// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/refusal.h"
#include "window/results/shown_play.h"

#include <QStringList>

#include <variant>

namespace gyoji {

/// The forms of a result that the window has: those of `results/format.h`, and "png", "pdf-a4" and
/// "pdf-letter", which are drawn.
const QStringList &shareFormats();

/// What a file of that form is called behind its dot.
QString shareSuffix(const QString &format);

/// It is text that can be pasted elsewhere.
bool isShareText(const QString &format);

/// The play in that form, as the bytes of a file.
std::variant<QByteArray, Refusal> writeShare(const QString &format, const ShownPlay &shown,
                                             const Words &words, Language language);

} // namespace gyoji
