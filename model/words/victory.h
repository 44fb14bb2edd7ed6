// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/sheet.h"
#include "words/language.h"

#include <QString>

namespace gyoji {

class Words;

/// Who has won, or shares the victory, and with how much where that was counted; empty before the
/// end.
QString victorySentence(const Words &words, const Sheet &sheet, Language language);

} // namespace gyoji
