// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"window.usage",
     QT_TRANSLATE_NOOP(
         "Window",
         "Usage: gyoji [--data DIR | --example] [--lang en|fr|ja] [--size WxH] [--page PAGE] "
         "[--shot FILE.png] [--icons FILE.pdf] [FILE], or gyoji [--lang en|fr|ja] "
         "[--paper a4|letter] --export OUT.png|OUT.pdf FILE. Pages: home, new, table, journal, "
         "seat, invite, box, rules, icons, rulings, results, share, back, count, history, "
         "statistics, tour, settings. FILE is a game or a box to open.")},
    {"window.no-display",
     QT_TRANSLATE_NOOP("Window", "There is no display. “gyoji --shot FILE.png” draws off screen.")},
    {"window.not-built",
     QT_TRANSLATE_NOOP("Window", "The window could not be built; Qt says above what it misses.")},
    {"window.not-drawn",
     QT_TRANSLATE_NOOP("Window", "{file} cannot be written. Choose another place.")},
    {"window.not-drawn",
     QT_TRANSLATE_NOOP("Window", "The picture cannot be written. Choose another place.")},
    {"window.too-large",
     QT_TRANSLATE_NOOP("Window", "{file} is too large for a game or a box; it was not opened.")},
    {"window.too-large",
     QT_TRANSLATE_NOOP("Window", "The file is too large for a game or a box; it was not opened.")},
    {"icons/title", QT_TRANSLATE_NOOP("Window", "What the icons mean")},
    {"icons/conditions", QT_TRANSLATE_NOOP("Window", "When an effect fires")},
    {"icons/gains", QT_TRANSLATE_NOOP("Window", "What it gives")},
    {"icons/objectives", QT_TRANSLATE_NOOP("Window", "Objectives")},
    //: Icons of types, items, phases and the like.
    {"icons/others", QT_TRANSLATE_NOOP("Window", "Types, items and the rest")},
    {"tour/table",
     QT_TRANSLATE_NOOP("Window",
                       "This is the table on day 7. Above stands today’s objective, below it the "
                       "villages. You play Aki; where only one village fits, a tap on a name shows "
                       "another.")},
    {"tour/resident",
     QT_TRANSLATE_NOOP("Window", "A new artisan has turned up in Aki’s village. Tap its type, then "
                                 "its card, then the workshop where it lives.")},
    {"tour/producers",
     QT_TRANSLATE_NOOP("Window", "Two artisans were discarded to produce. Tap Producers, then what "
                                 "they were: their items come by themselves.")},
    {"tour/reveal",
     QT_TRANSLATE_NOOP("Window", "Travelers are asked for only where an effect looks at them. "
                                 "Reveal, and all effects fire that can.")},
    {"tour/take",
     QT_TRANSLATE_NOOP("Window", "This line says what to take from the common supply. Why? tells "
                                 "which effect fired, by which rule, and which did not.")},
    {"tour/offer",
     QT_TRANSLATE_NOOP("Window", "The day is free. Tap a card to prepare its offering or to send "
                                 "it, two items to exchange them.")},
    {"tour/next",
     QT_TRANSLATE_NOOP("Window",
                       "“Next day” does it all: hourglass effects in their best order, the "
                       "objective, and only a discard is ever asked for.")},
    {"tour/undo", QT_TRANSLATE_NOOP(
                      "Window", "Nothing is final. Each seat takes its own last act back, and Undo "
                                "above takes back anybody’s, as far as you like.")},
    {"tour/end", QT_TRANSLATE_NOOP(
                     "Window", "That is all. Invite shows a code for each phone, and Rules answers "
                               "questions. Nothing of this tour is kept.")},
    {"window.more-faults", QT_TRANSLATE_N_NOOP("Window", "And %n more fault(s)."), "n"},
};

} // namespace

constinit const PhraseTable windowSentences{"Window", phrases};

} // namespace gyoji
