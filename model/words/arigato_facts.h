// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "words/language.h"

#include <QString>

namespace gyoji {
class Words;
}

namespace gyoji::arigato {

/// What happened and why: "Béa’s blacksmith S-012 (upper left): an offering was prepared → 1
/// statue". The state is the one after the action.
QString factSentence(const Words &words, const Fact &fact, const State &state, Language language);

} // namespace gyoji::arigato
