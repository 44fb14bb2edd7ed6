// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"ruling/resident-sees-itself",
     QT_TRANSLATE_NOOP("ArigatoRulings",
                       "Does a new resident’s own resident condition see itself?")},
    {"ruling/per-gate-counts-self",
     QT_TRANSLATE_NOOP("ArigatoRulings", "Does a card’s own gain “per type under the gate”, given "
                                         "as it is put there, count the card itself?")},
    {"ruling/gate-sees-itself",
     QT_TRANSLATE_NOOP("ArigatoRulings",
                       "Does a card’s own gate condition fire when the card itself is put there?")},
    {"ruling/last-day-pairs",
     QT_TRANSLATE_NOOP("ArigatoRulings", "On day 12, with four producers: does the condition “two "
                                         "producers of one type” fire once for each pair?")},
    {"ruling/exchange-gains",
     QT_TRANSLATE_NOOP("ArigatoRulings", "Does an item taken in an exchange count as gained?")},
    {"ruling/dawn-send-fires",
     QT_TRANSLATE_NOOP("ArigatoRulings",
                       "Do effects fire when a workshop is emptied to the palace gate at dawn?")},
    {"ruling-value/resident-sees-itself/yes", QT_TRANSLATE_NOOP("ArigatoRulings", "Yes")},
    {"ruling-value/resident-sees-itself/no", QT_TRANSLATE_NOOP("ArigatoRulings", "No")},
    {"ruling-value/per-gate-counts-self/yes", QT_TRANSLATE_NOOP("ArigatoRulings", "Yes")},
    {"ruling-value/per-gate-counts-self/no", QT_TRANSLATE_NOOP("ArigatoRulings", "No")},
    {"ruling-value/gate-sees-itself/yes", QT_TRANSLATE_NOOP("ArigatoRulings", "Yes")},
    {"ruling-value/gate-sees-itself/no", QT_TRANSLATE_NOOP("ArigatoRulings", "No")},
    {"ruling-value/exchange-gains/yes", QT_TRANSLATE_NOOP("ArigatoRulings", "Yes")},
    {"ruling-value/exchange-gains/no", QT_TRANSLATE_NOOP("ArigatoRulings", "No")},
    {"ruling-value/dawn-send-fires/yes", QT_TRANSLATE_NOOP("ArigatoRulings", "Yes")},
    {"ruling-value/dawn-send-fires/no", QT_TRANSLATE_NOOP("ArigatoRulings", "No")},
    {"ruling-value/last-day-pairs/pair", QT_TRANSLATE_NOOP("ArigatoRulings", "Yes, for each pair")},
    {"ruling-value/last-day-pairs/once", QT_TRANSLATE_NOOP("ArigatoRulings", "No, only once")},
    //: The reason of the default; the table decides.
    {"ruling-why/resident-sees-itself",
     QT_TRANSLATE_NOOP("ArigatoRulings", "By default yes: the resident is revealed first.")},
    //: The reason of the default; the table decides.
    {"ruling-why/per-gate-counts-self",
     QT_TRANSLATE_NOOP("ArigatoRulings", "By default yes: the card lies there by then.")},
    //: The reason of the default; the table decides.
    {"ruling-why/gate-sees-itself",
     QT_TRANSLATE_NOOP("ArigatoRulings",
                       "By default no: effects last until the card leaves the village.")},
    //: The reason of the default; the table decides.
    {"ruling-why/last-day-pairs",
     QT_TRANSLATE_NOOP("ArigatoRulings",
                       "By default for each pair: each second card of a type makes one.")},
    //: The reason of the default; the table decides.
    {"ruling-why/exchange-gains",
     QT_TRANSLATE_NOOP(
         "ArigatoRulings",
         "By default no: the rules say “take” for an exchange and “gain” for effects.")},
    //: The reason of the default; the table decides.
    {"ruling-why/dawn-send-fires",
     QT_TRANSLATE_NOOP("ArigatoRulings",
                       "By default yes: the rule of the favor bonus speaks of any phase.")},
};

} // namespace

constinit const PhraseTable arigatoRulings{"ArigatoRulings", phrases};

} // namespace gyoji
