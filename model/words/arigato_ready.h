// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/readiness.h"
#include "words/language.h"

#include <QString>

namespace gyoji {
class Words;
}

/// What can be done at once, as buttons say it.
namespace gyoji::arigato {

/// "Offering: blacksmith S-012", behind the exchanges that pay for it; where none do, what it is
/// short of.
QString readyPhrase(const Words &words, const Card &card, const Readiness &readiness,
                    Language language);

} // namespace gyoji::arigato
