// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"box/new", QT_TRANSLATE_NOOP("Boxes", "My copy")},
    {"box/copy", QT_TRANSLATE_NOOP("Boxes", "{title} (own copy)")},
    {"box/alike", QT_TRANSLATE_NOOP("Boxes", "{card} is alike {other} in every field.")},
    {"box/face", QT_TRANSLATE_NOOP("Boxes", "Calendar face {id}")},
    {"box/itself", QT_TRANSLATE_NOOP("Boxes", "The box itself")},
    {"box/calendar", QT_TRANSLATE_NOOP("Boxes", "Calendar")},
    {"box/colors", QT_TRANSLATE_NOOP("Boxes", "Match the colors")},
    {"box/effects-open", QT_TRANSLATE_NOOP("Boxes", "Effects not known yet: {n}")},
    {"box/costs-open", QT_TRANSLATE_NOOP("Boxes", "Offerings not known yet: {n}")},
    {"box/favors-open", QT_TRANSLATE_NOOP("Boxes", "Favor not known yet: {n}")},
    {"box/faces", QT_TRANSLATE_NOOP("Boxes", "Calendar faces: {n} of 4")},
    {"box/scoring-known", QT_TRANSLATE_NOOP("Boxes", "The objective scoring is known.")},
    {"box/scoring-open", QT_TRANSLATE_NOOP("Boxes", "The objective scoring is not known yet.")},
    {"box.damaged",
     QT_TRANSLATE_NOOP("Boxes", "This box is damaged: it was cut off or changed on its way. Ask "
                                "for it again.")},
    {"box.in-card", QT_TRANSLATE_NOOP("Boxes", "Card {id}: {message}")},
    {"box.in-face", QT_TRANSLATE_NOOP("Boxes", "Calendar face {id}: {message}")},
    {"part/type", QT_TRANSLATE_NOOP("Boxes", "Type")},
    {"part/slots", QT_TRANSLATE_NOOP("Boxes", "Where it may live")},
    {"part/favor", QT_TRANSLATE_NOOP("Boxes", "Favor under the gate")},
    {"part/cost", QT_TRANSLATE_NOOP("Boxes", "What the offering needs")},
    {"part/when", QT_TRANSLATE_NOOP("Boxes", "When the effect fires")},
    {"part/when-row", QT_TRANSLATE_NOOP("Boxes", "In which row")},
    {"part/when-type", QT_TRANSLATE_NOOP("Boxes", "Which type")},
    {"part/when-item", QT_TRANSLATE_NOOP("Boxes", "Which item")},
    {"part/when-n", QT_TRANSLATE_NOOP("Boxes", "How many at least")},
    {"part/gain", QT_TRANSLATE_NOOP("Boxes", "What it gives")},
    {"part/produces", QT_TRANSLATE_NOOP("Boxes", "What it produces")},
    {"part/copies", QT_TRANSLATE_NOOP("Boxes", "Copies of this card")},
    {"part/effect", QT_TRANSLATE_NOOP("Boxes", "Effect")},
    {"part/name", QT_TRANSLATE_NOOP("Boxes", "Own name")},
    {"part/tile", QT_TRANSLATE_NOOP("Boxes", "Calendar tile")},
    {"part/day", QT_TRANSLATE_NOOP("Boxes", "Day {day}")},
    {"part/table", QT_TRANSLATE_NOOP("Boxes", "Objective scoring")},
    {"part/hue", QT_TRANSLATE_NOOP("Boxes", "Color: {type}")},
    {"choice/unknown", QT_TRANSLATE_NOOP("Boxes", "Not known yet")},
    {"choice/favor-unknown", QT_TRANSLATE_NOOP("Boxes", "Not known yet")},
    {"choice/cost-unknown", QT_TRANSLATE_NOOP("Boxes", "Not known yet")},
    {"choice/when-unknown", QT_TRANSLATE_NOOP("Boxes", "Not known yet")},
    {"choice/when-none", QT_TRANSLATE_NOOP("Boxes", "No effect")},
    {"choice/gain-none", QT_TRANSLATE_NOOP("Boxes", "Start over")},
    {"part/words", QT_TRANSLATE_NOOP("Boxes", "Objective in your own words")},
    {"part/objective-zone", QT_TRANSLATE_NOOP("Boxes", "Where it counts")},
    {"part/objective-kind", QT_TRANSLATE_NOOP("Boxes", "What is counted")},
    {"part/objective-n", QT_TRANSLATE_NOOP("Boxes", "How many")},
    {"part/objective-type", QT_TRANSLATE_NOOP("Boxes", "Of which type")},
    {"part/objective-item", QT_TRANSLATE_NOOP("Boxes", "Of which item")},
    {"part/objective-with", QT_TRANSLATE_NOOP("Boxes", "What lies or stands on it")},
    {"choice/objective-any", QT_TRANSLATE_NOOP("Boxes", "Any")},
    {"choice/objective-same", QT_TRANSLATE_NOOP("Boxes", "Of one kind")},
    {"choice/objective-different", QT_TRANSLATE_NOOP("Boxes", "Of different kinds")},
    {"choice/objective-type-none", QT_TRANSLATE_NOOP("Boxes", "Any type")},
    {"choice/objective-item-none", QT_TRANSLATE_NOOP("Boxes", "Any item")},
    {"choice/objective-with-none", QT_TRANSLATE_NOOP("Boxes", "Nothing in particular")},
    {"box/table-numbers",
     QT_TRANSLATE_NOOP("Boxes", "Write whole numbers parted by commas, as 0, 1, 3.")},
    {"merge/added", QT_TRANSLATE_NOOP("Boxes", "New")},
    {"merge/completed", QT_TRANSLATE_NOOP("Boxes", "Completed: {parts}")},
    {"merge/differs", QT_TRANSLATE_NOOP("Boxes", "Differs: {parts}")},
};

} // namespace

constinit const PhraseTable boxPageSentences{"Boxes", phrases};

} // namespace gyoji
