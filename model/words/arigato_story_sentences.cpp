// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"story/title", QT_TRANSLATE_NOOP("ArigatoStory", "Arigatō, played by {players}")},
    {"story/box", QT_TRANSLATE_NOOP("ArigatoStory", "Box: {title}")},
    {"story/solo",
     QT_TRANSLATE_NOOP("ArigatoStory",
                       "One player: the two travelers come back to yourself, and the score is the "
                       "result. This is our reading; the rules do not say.")},
    {"story/day", QT_TRANSLATE_NOOP("ArigatoStory", "Day {n}. Objective: {objective}")},
    {"story/day", QT_TRANSLATE_NOOP("ArigatoStory", "Day {n}")},
    //: What points are made of.
    {"points/fact", QT_TRANSLATE_NOOP("ArigatoStory", "Day {day}: {fact}")},
    {"points/card", QT_TRANSLATE_NOOP("ArigatoStory", "Under the gate: {card}")},
    {"points/card-open",
     QT_TRANSLATE_NOOP("ArigatoStory", "Under the gate: {card}, its printed favor still unknown")},
    {"points/gate-other", QT_TRANSLATE_NOOP("ArigatoStory", "Other cards under the gate")},
    {"story/over", QT_TRANSLATE_NOOP("ArigatoStory", "The game is over")},
    {"story/secret", QT_TRANSLATE_NOOP("ArigatoStory", "{player} chooses in secret.")},
    {"story/resident",
     QT_TRANSLATE_NOOP("ArigatoStory", "{player} places {card} face down in the {slot} workshop.")},
    {"story/resident",
     QT_TRANSLATE_NOOP("ArigatoStory",
                       "{player} places a resident face down in the {slot} workshop.")},
    {"story/evict",
     QT_TRANSLATE_NOOP("ArigatoStory", "{player} empties the {slot} workshop first.")},
    {"story/travelers",
     QT_TRANSLATE_NOOP("ArigatoStory", "{player} sends left as travelers: {types}.")},
    {"story/travelers-match",
     QT_TRANSLATE_NOOP("ArigatoStory", "{player} sends left two travelers of one type.")},
    {"story/travelers-differ",
     QT_TRANSLATE_NOOP("ArigatoStory", "{player} sends left two travelers of different types.")},
    {"story/producers", QT_TRANSLATE_NOOP("ArigatoStory", "{player} keeps as producers: {types}.")},
    {"story/empty", QT_TRANSLATE_NOOP("ArigatoStory",
                                      "{player} empties the {slot} workshop, where {card} lived.")},
    {"story/empty", QT_TRANSLATE_NOOP("ArigatoStory", "{player} empties the {slot} workshop.")},
    {"story/reveal",
     QT_TRANSLATE_NOOP("ArigatoStory", "{player} turns up {card} in the {slot} workshop.")},
    {"story/reveal", QT_TRANSLATE_NOOP("ArigatoStory", "{player} turns up the resident.")},
    {"story/exchange",
     QT_TRANSLATE_NOOP("ArigatoStory", "{player} exchanges {given} for {taken}.")},
    {"story/offer",
     QT_TRANSLATE_NOOP("ArigatoStory",
                       "{player} prepares an offering for {card} in the {slot} workshop.")},
    {"story/send",
     QT_TRANSLATE_NOOP("ArigatoStory",
                       "{player} sends {card} from the {slot} workshop to the palace.")},
    {"story/choose", QT_TRANSLATE_NOOP("ArigatoStory", "{player} chooses: {items}.")},
    {"story/gain", QT_TRANSLATE_NOOP("ArigatoStory", "{player} notes a gain by hand: {why}")},
    {"story/gain", QT_TRANSLATE_NOOP("ArigatoStory", "{player} notes a gain by hand.")},
    {"story/check", QT_TRANSLATE_NOOP("ArigatoStory", "{player} goes on to dusk.")},
    {"story/check-met",
     QT_TRANSLATE_NOOP("ArigatoStory", "The players say that the objective of the day is met.")},
    {"story/check-unmet",
     QT_TRANSLATE_NOOP("ArigatoStory",
                       "The players say that the objective of the day is not met.")},
    {"story/supply", QT_TRANSLATE_NOOP("ArigatoStory", "In the supply: {items}.")},
    {"story/discard", QT_TRANSLATE_NOOP("ArigatoStory", "{player} discards {items}.")},
    {"story/discard", QT_TRANSLATE_NOOP("ArigatoStory", "{player} discards nothing.")},
    {"story/next", QT_TRANSLATE_NOOP("ArigatoStory", "{player} ends day {n}.")},
    {"story/finish", QT_TRANSLATE_NOOP("ArigatoStory", "The game is ended here.")},
    {"story/define", QT_TRANSLATE_NOOP("ArigatoStory", "Card described: {card}. {effect}")},
    {"story/adjust", QT_TRANSLATE_NOOP("ArigatoStory", "{player}’s counts are corrected: {why}")},
    {"story/adjust", QT_TRANSLATE_NOOP("ArigatoStory", "{player}’s counts are corrected.")},
    {"story/ruling", QT_TRANSLATE_NOOP("ArigatoStory", "Table ruling. {question} {answer}.")},
    {"story/track",
     QT_TRANSLATE_NOOP("ArigatoStory", "{player} is followed from here on: {level}.")},
    {"story/rename", QT_TRANSLATE_NOOP("ArigatoStory", "{player} is called {name} from here on.")},
    {"story/retire", QT_TRANSLATE_NOOP("ArigatoStory", "{player} retires; the score stays.")},
    {"story/note", QT_TRANSLATE_NOOP("ArigatoStory", "Note: {text}")},
    {"story/batch", QT_TRANSLATE_NOOP("ArigatoStory", "Several actions at once:")},
    {"story/skip", QT_TRANSLATE_NOOP("ArigatoStory", "{player} declines: {offers}.")},
    {"story/offer-number", QT_TRANSLATE_NOOP("ArigatoStory", "effect {n} ({slot})")},
    {"story/offer-number", QT_TRANSLATE_NOOP("ArigatoStory", "effect {n}")},
    //: A card and its effect, which is a whole sentence.
    {"story/effect", QT_TRANSLATE_NOOP("ArigatoStory", "{card}: {effect}")},
    //: Changing or taking back a line would leave a later one without ground; {message} says why.
    {"story/falls",
     QT_TRANSLATE_NOOP("ArigatoStory",
                       "Nothing was changed, since line {line} would no longer stand. {message}")},
    //: A guess why the table and the journal differ; {meant} and {was} are whole sentences.
    {"drift/found",
     QT_TRANSLATE_NOOP("ArigatoStory",
                       "Each of these would explain it. Tap the one that happened.")},
    {"drift/none",
     QT_TRANSLATE_NOOP("ArigatoStory",
                       "No one or two acts explain it. Correct the counts as they lie there.")},
    {"drift/left-out", QT_TRANSLATE_NOOP("ArigatoStory", "Left out on day {n}? {meant}")},
    {"drift/too-many", QT_TRANSLATE_NOOP("ArigatoStory", "Too many on day {n}? {was}")},
    {"drift/otherwise",
     QT_TRANSLATE_NOOP("ArigatoStory", "Typed wrong on day {n}? Entered: {was} Meant: {meant}")},
    //: An answer to a table ruling, and what a player has by it.
    {"doubt/played", QT_TRANSLATE_NOOP("ArigatoStory", "{answer} (as played): {numbers}")},
    {"doubt/other", QT_TRANSLATE_NOOP("ArigatoStory", "{answer}: {numbers}")},
    {"doubt/owes", QT_TRANSLATE_N_NOOP("ArigatoStory", "%n item(s) to choose"), "n"},
    {"entry/points",
     QT_TRANSLATE_NOOP("ArigatoStory", "Printed favor of the cards known by their type only")},
    //: What undo would take back; {deed} is a whole sentence.
    {"undo/line", QT_TRANSLATE_NOOP("ArigatoStory", "Undo: {deed}")},
    {"undo/amend", QT_TRANSLATE_NOOP("ArigatoStory", "Undo: what was changed on day {n}")},
    //: What redo would make again; {deed} is a whole sentence.
    {"redo/line", QT_TRANSLATE_NOOP("ArigatoStory", "Redo: {deed}")},
    {"redo/amend", QT_TRANSLATE_NOOP("ArigatoStory", "Redo: what was changed on day {n}")},
    //: An earlier line of the game to be taken out, changed or put in; all are whole sentences.
    {"mend/without", QT_TRANSLATE_NOOP("ArigatoStory", "Without this: {was}")},
    {"mend/instead", QT_TRANSLATE_NOOP("ArigatoStory", "Instead: {meant}")},
    {"mend/before", QT_TRANSLATE_NOOP("ArigatoStory", "Inserted before: {meant}")},
    {"mend/stands", QT_TRANSLATE_NOOP("ArigatoStory", "All that was done later stands.")},
    {"mend/falls",
     QT_TRANSLATE_N_NOOP("ArigatoStory", "What would no longer stand, and be left out: %n line(s)"),
     "n"},
    //: {deed} and {why} are whole sentences.
    {"mend/first-fall",
     QT_TRANSLATE_N_NOOP("ArigatoStory", "%n later line(s) would fall, first: {deed} {why}"), "n"},
    {"mend/total", QT_TRANSLATE_NOOP("ArigatoStory", "{player}: {now} in total instead of {was}.")},
    {"sheet/seat",
     QT_TRANSLATE_NOOP("ArigatoStory", "{player}: {total} in total. Objectives {objectives} "
                                       "({tokens}), favor {favor}, palace gate {gate}.")},
};

} // namespace

constinit const PhraseTable arigatoStorySentences{"ArigatoStory", phrases};

} // namespace gyoji
