// SPDX-License-Identifier: MIT
#pragma once

#include "results/play.h"
#include "words/language.h"

namespace gyoji {

class Words;

/// One seat's part of it: "1. Aki: 51 points (objectives 10, favor 23 and gate 18)".
QString resultLine(const Words &words, const SheetSeat &seat, Language language);

/// A play's result in lines of text for a chat: who has how many points and why, best first.
QString resultText(const Words &words, const Play &play, Language language);

} // namespace gyoji
