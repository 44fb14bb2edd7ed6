// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "kernel/argument.h"
#include "words/language.h"

#include <QString>

namespace gyoji {
class Words;
}

/// What is printed on cards and calendars, in words made from its data.
namespace gyoji::arigato {

/// "blacksmith S-012", and the players' own name for it if there is one.
QString cardName(const Words &words, const Card &card, Language language);

/// The effect in one sentence: "For each sculptor sent left today …: 1 statue."
QString cardSentence(const Words &words, const Card &card, Language language);

/// "For each sculptor sent left today …"
QString conditionPhrase(const Words &words, const Condition &condition, Language language);

/// "2 favor for each sculptor in your village"
QString gainPhrase(const Words &words, const Gain &gain, Language language);

/// "2 swords and 1 bonsai"; empty for none.
QString itemsPhrase(const Words &words, const Items &items, Language language);

/// What must hold, each part a sentence. Players' own texts are said in the language they have.
QString objectiveSentence(const Words &words, const Objective &objective, Language language);

/// One of its parts.
QString objectivePartSentence(const Words &words, const ObjectivePart &part, Language language);

/// What sentences about a condition name: "type", "one" (a type with its article), "item", "row",
/// "artisans" and "items" (counted).
Arguments argumentsOf(const Condition &condition);

} // namespace gyoji::arigato
