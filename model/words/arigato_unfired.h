// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/unfired.h"
#include "words/language.h"

#include <QString>

namespace gyoji {
class Words;
}

namespace gyoji::arigato {

/// Why an effect that might have been expected did not fire: "blacksmith S-012 (upper left): no
/// sculptor was sent left". The state is the one after the line.
QString unfiredSentence(const Words &words, const Unfired &unfired, const State &state,
                        Language language);

/// The rule that has kept it from firing.
RuleId ruleOf(const Unfired &unfired, const State &state);

} // namespace gyoji::arigato
