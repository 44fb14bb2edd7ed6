// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "words/arigato_sum.h"
#include "words/language.h"

#include <QString>

namespace gyoji {
class Words;
}

/// What every screen says of a seat, a window or a phone.
namespace gyoji::arigato {

/// "2 statues and favor 3+1": what hands take from the common supply for those facts of a seat,
/// which has that favor after them; empty for nothing. Favor comes in tokens, the fewest there are
/// for all that lies there. Corrections follow what lies there already.
QString takePhrase(const Words &words, const Facts &facts, int favor, Language language);

/// Likewise, what hands give back to it.
QString giveBackPhrase(const Words &words, const Facts &facts, int favor, Language language);

/// How far the objective of the seat's day is met: "2/3 · 0/1", empty where nothing is counted.
QString progressText(const State &state, const Seat &seat);

/// Likewise, each part in a sentence with what is missing, by its rule (ari.dusk.objective).
std::vector<SumLine> progressLines(const Words &words, const State &state, const Seat &seat,
                                   Language language);

} // namespace gyoji::arigato
