// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/state.h"
#include "words/language.h"

#include <QStringList>

namespace gyoji {
class Words;
}

/// A game told in lines of text for a terminal: the opening, then each action, then the sheet.
namespace gyoji::arigato {

/// Who plays with which box, and the heading of the first day.
QStringList storyOpening(const Words &words, const State &start, Language language);

/// What was done, and indented below it what fired and why; the heading of the next day where the
/// table's clock moves on to it.
QStringList storyOf(const Words &words, const Action &action, const State &before,
                    const State &after, const Facts &facts, Language language);

/// Each seat's score as it stands, and who has won.
QStringList storySheet(const Words &words, const State &state, Language language);

/// Who has won, or shares the victory; empty before the end.
QString victorySentence(const Words &words, const State &state, Language language);

} // namespace gyoji::arigato
