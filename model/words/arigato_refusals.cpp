// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"ari.dawn.phase",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "Roles are given at dawn only. The phase now is {phase}. "
                                          "Go on with this phase, or undo back to dawn.")},
    {"ari.dawn.phase",
     QT_TRANSLATE_NOOP(
         "ArigatoRefusals",
         "Roles are given at dawn only. Go on with this phase, or undo back to dawn.")},
    {"ari.dawn.empty-slot",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "The {slot} workshop is taken. Choose an empty one, or empty it first.")},
    {"ari.dawn.empty-slot",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "This workshop is taken. Choose an empty one, or empty it first.")},
    {"ari.dawn.placement",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "Artisan {card} may not live in the {slot} workshop. Its "
                                          "placement restriction allows: {slots}.")},
    {"ari.dawn.placement",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "This artisan may not live in that workshop. Choose one "
                                          "that its placement restriction allows.")},
    {"ari.dawn.resident",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "{player} has no resident to turn up yet. Choose one card and an empty "
                       "workshop for it: exactly one each day.")},
    {"ari.dawn.resident",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "There is no resident to turn up yet. Choose one card "
                                          "and an empty workshop for it: exactly one each day.")},
    {"ari.dawn.producers",
     QT_TRANSLATE_N_NOOP("ArigatoRefusals", "Keep exactly %n producer(s); named: {given}."),
     "wanted"},
    {"ari.dawn.producers", QT_TRANSLATE_N_NOOP("ArigatoRefusals", "Keep exactly %n producer(s)."),
     "wanted"},
    {"ari.dawn.producers",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "The producers are not named, or not the right number of "
                                          "them. Keep two cards in hand each day.")},
    {"ari.dawn.no-offering",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "No offering is prepared at dawn. Turn up the resident "
                                          "first: offerings are for daytime.")},
    {"ari.last.roles",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "The last day has other roles: 1 resident, 4 producers "
                                          "and no traveler. Name exactly those.")},
    {"ari.empty.phase",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "A workshop may be emptied at dawn or in daytime only. "
                                          "The phase now is {phase}. Wait for the next dawn.")},
    {"ari.empty.phase",
     QT_TRANSLATE_NOOP(
         "ArigatoRefusals",
         "A workshop may be emptied at dawn or in daytime only. Wait for the next dawn.")},
    {"ari.empty.nobody",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "Nobody lives in the {slot} workshop. Choose a workshop with an artisan.")},
    {"ari.empty.nobody",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "Nobody lives in this workshop. Choose a workshop with an artisan.")},
    {"ari.empty.face-down",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "The resident in the {slot} workshop is still face down and cannot be sent "
                       "away. Place it elsewhere, or empty another workshop.")},
    {"ari.empty.face-down",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "The resident there is still face down and cannot be sent away. Place it "
                       "elsewhere, or empty another workshop.")},
    {"ari.day.revealed",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "Today’s resident has already been turned up. The phase "
                                          "now is {phase}. Go on with this phase.")},
    {"ari.day.revealed",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "Today’s resident has already been turned up. Go on with this phase.")},
    {"ari.day.actions",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "This is for daytime only. The phase now is {phase}. At dawn turn up the "
                       "resident first; after daytime wait for the next day.")},
    {"ari.day.actions",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "This is for daytime only. At dawn turn up the resident "
                                          "first; after daytime wait for the next day.")},
    {"ari.day.exchange",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "Two identical items are exchanged for one different item. Asked: {give} "
                       "for {take}; in the supply: {give} × {held}.")},
    {"ari.day.exchange",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "Two identical items are exchanged for one different item. Choose an item "
                       "that you have twice, and another one to take.")},
    {"ari.day.offer", QT_TRANSLATE_NOOP("ArigatoRefusals",
                                        "The offering of artisan {card} takes all its items at "
                                        "once. Missing: {missing}. Gain or exchange items first.")},
    {"ari.day.offer",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "The offering of artisan {card} takes all its items at once. Pay exactly "
                       "what the card shows; where its cost is not known yet, name what is paid.")},
    {"ari.day.offer",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "An offering takes all its items at once. Pay exactly what the card shows; "
                       "where its cost is not known yet, name what is paid.")},
    {"ari.day.offer-once",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "The artisan in the {slot} workshop already has an offering. Choose another "
                       "one, or send this one to the palace.")},
    {"ari.day.offer-once",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "This artisan already has an offering. Choose another "
                                          "one, or send this one to the palace.")},
    {"ari.day.send",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "The artisan in the {slot} workshop has no offering. Prepare one first, or "
                       "empty the workshop: then the card is discarded.")},
    {"ari.day.send",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "This artisan has no offering. Prepare one first, or "
                                          "empty the workshop: then the card is discarded.")},
    {"ari.choose.owed",
     QT_TRANSLATE_N_NOOP("ArigatoRefusals",
                         "%n item(s) of your choice must be chosen before anything else."),
     "owed"},
    {"ari.choose.owed",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "Items of your choice must be chosen before anything else.")},
    {"ari.choose.nothing",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "There is no item to choose now. Go on with the phase.")},
    {"ari.choose.count",
     QT_TRANSLATE_N_NOOP("ArigatoRefusals", "Choose exactly %n item(s); named: {given}."), "owed"},
    {"ari.choose.count",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "Choose exactly as many items as are owed.")},
    {"ari.dusk.phase",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "It is too early for dusk. The phase now is {phase}. At dawn turn up the "
                       "resident first; in daytime go on to dusk first.")},
    {"ari.dusk.phase",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "It is too early for dusk. At dawn turn up the resident "
                                          "first; in daytime go on to dusk first.")},
    {"ari.dusk.checked",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "Dusk has already been worked out today. The phase now is {phase}. Go on to "
                       "the next day, after discarding down to seven items if there are more.")},
    {"ari.dusk.checked",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "Dusk has already been worked out today. Go on to the next day, after "
                       "discarding down to seven items if there are more.")},
    {"ari.dusk.order",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "The {slot} workshop is named twice or has no hourglass turn. Name each "
                       "workshop with an hourglass effect at most once.")},
    {"ari.dusk.order", QT_TRANSLATE_NOOP("ArigatoRefusals",
                                         "A workshop is named twice or has no hourglass turn. Name "
                                         "each workshop with an hourglass effect at most once.")},
    {"ari.dusk.manual",
     QT_TRANSLATE_NOOP(
         "ArigatoRefusals",
         "The day’s objective needs no answer by hand. Leave the answer out: it is counted.")},
    {"ari.dusk.supply",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "{player}’s items are counted all along. Leave the "
                                          "supply out, or correct the counts instead.")},
    {"ari.dusk.supply",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "The items of this seat are counted all along. Leave the "
                                          "supply out, or correct the counts instead.")},
    {"ari.dusk.discard",
     QT_TRANSLATE_N_NOOP("ArigatoRefusals",
                         "To keep seven items at most, discard exactly %n item(s) of the supply."),
     "wanted"},
    {"ari.dusk.discard",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "Discard items that are in the supply, exactly down to seven.")},
    {"ari.dusk.limit",
     QT_TRANSLATE_N_NOOP("ArigatoRefusals",
                         "Seven items may be kept and there are {held}. Discard %n item(s) first."),
     "n"},
    {"ari.dusk.limit",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "Seven items may be kept and there are more. Discard first.")},
    {"ari.phase.order",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "The next day begins after dusk. The phase now is {phase}. Finish dawn and "
                       "daytime first, then work out dusk.")},
    {"ari.phase.order",
     QT_TRANSLATE_NOOP(
         "ArigatoRefusals",
         "The next day begins after dusk. Finish dawn and daytime first, then work out dusk.")},
    {"ari.effect.loop",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "More than a hundred effects fire in this one action: they go round in a "
                       "circle. Decline one of them to break it.")},
    {"ari.end.over",
     QT_TRANSLATE_NOOP("ArigatoRefusals",
                       "The game is over for {player}. Only notes, names, card descriptions, "
                       "corrections and the way of following can still change.")},
    {"ari.end.over", QT_TRANSLATE_NOOP("ArigatoRefusals",
                                       "The game is over. Only notes, names, card descriptions, "
                                       "corrections and the way of following can still change.")},
    {"ari.card.in-play",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "Card {card} lies in more places than there are copies "
                                          "of it ({players}). Check which card lies where.")},
    {"ari.card.in-play",
     QT_TRANSLATE_NOOP("ArigatoRefusals", "Card {card} lies in more places than there are copies "
                                          "of it. Check which card lies where.")},
    {"ari.card.in-play",
     QT_TRANSLATE_NOOP(
         "ArigatoRefusals",
         "A card lies in more places than there are copies of it. Check which card lies where.")},
};

} // namespace

constinit const PhraseTable arigatoRefusals{"ArigatoRefusals", phrases};

} // namespace gyoji
