// SPDX-License-Identifier: MIT
#pragma once

#include "results/play.h"
#include "words/language.h"

namespace gyoji {

class Words;

/// A play's result in lines of text for a chat: who has how many points and why, best first.
QString resultText(const Words &words, const Play &play, Language language);

} // namespace gyoji
