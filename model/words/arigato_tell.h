// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/state.h"
#include "words/language.h"

#include <QStringList>

#include <span>

namespace gyoji {
class Words;
}

namespace gyoji::arigato {

/// What was done, a sentence for each part of it. The state is the one before the action; a batch
/// is told by its actions.
QStringList actionSentences(const Words &words, const Action &action, const State &before,
                            Language language);

/// What was done one after the other from that state on; the rules accept all of it.
QStringList actionSentences(const Words &words, std::span<const Action> actions, State state,
                            Language language);

/// In the place of what a seat names at dawn, until it is revealed.
QString secretSentence(const Words &words, const State &state, SeatIndex seat, Language language);

} // namespace gyoji::arigato
