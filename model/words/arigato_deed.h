// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/state.h"
#include "words/language.h"

#include <QStringList>

namespace gyoji {
class Words;
}

namespace gyoji::arigato {

/// What was done, in one line; a batch is told by its actions. The state is the one before it.
QString deedSentence(const Words &words, const Action &action, const State &before,
                     Language language);

/// What was done, a sentence for each part of it; a gain by hand with what it brings.
QStringList deedSentences(const Words &words, const Action &action, const State &before,
                          Language language);

/// Two deeds of which one takes the place of the other, each as far as it says something else.
struct DeedsApart
{
    QString was;
    QString meant;
};
DeedsApart deedsApart(const Words &words, const Action &was, const Action &meant,
                      const State &before, Language language);

/// In a word or two, for a button; of a batch its first action.
QString actName(const Words &words, const Action &action, Language language);

} // namespace gyoji::arigato
