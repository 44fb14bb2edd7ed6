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
         "statistics, tour, centre, settings. FILE is a game or a box to open.")},
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
     QT_TRANSLATE_NOOP(
         "Window",
         "Day 7 of a game. Above: today’s objective. Below: the villages. You play Aki.")},
    {"tour/resident",
     QT_TRANSLATE_NOOP("Window",
                       "A new artisan has moved in. Tap its type, its card, then its workshop.")},
    {"tour/producers",
     QT_TRANSLATE_NOOP(
         "Window",
         "Producers: tap the two that were discarded. Items and effects come by themselves.")},
    {"tour/take",
     QT_TRANSLATE_NOOP("Window",
                       "This line says what to take. “Why?” tells what fired, and what did not.")},
    {"tour/offer", QT_TRANSLATE_NOOP("Window", "What can be done is below: an offering, a way to "
                                               "the palace. Two items can be exchanged.")},
    {"tour/next",
     QT_TRANSLATE_NOOP(
         "Window", "“Next day” does it all: hourglasses, objective. It asks only for a discard.")},
    {"tour/undo",
     QT_TRANSLATE_NOOP(
         "Window", "Nothing is final: each seat undoes its own last act, Undo above anybody’s.")},
    {"tour/end",
     QT_TRANSLATE_NOOP(
         "Window",
         "That is all. Invite brings phones in, Rules answers. Nothing of this is kept.")},
    {"window.more-faults", QT_TRANSLATE_N_NOOP("Window", "And %n more fault(s)."), "n"},
};

} // namespace

constinit const PhraseTable windowSentences{"Window", phrases};

} // namespace gyoji
