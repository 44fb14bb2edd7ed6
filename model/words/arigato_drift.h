// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/drift.h"
#include "words/language.h"

#include <QString>

namespace gyoji {
class Words;
}

namespace gyoji::arigato {

/// What may have gone wrong, and when: "Left out on day 5? Aki exchanges 2 swords for 1 bonsai."
QString driftSentence(const Words &words, const DriftAct &act, Language language);

} // namespace gyoji::arigato
