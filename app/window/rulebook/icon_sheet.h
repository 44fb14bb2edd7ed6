// SPDX-License-Identifier: MIT
#pragma once

#include "rulebook/icon_meanings.h"

#include <QPagedPaintDevice>

namespace gyoji {

/// Writes a PDF of one A4 page to print: every picture of the game and its meaning, the letters as
/// large as they fit. False where the file cannot be written.
bool writeIconSheet(const QString &file, const Rulebook &rulebook, const Words &words,
                    Language language);

} // namespace gyoji
