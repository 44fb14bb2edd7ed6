// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"seat/ari.day", QT_TRANSLATE_NOOP("ArigatoSeat", "Day {n}")},
    {"seat/ari.clock", QT_TRANSLATE_NOOP("ArigatoSeat", "Day {n}, {phase}")},
    {"seat/ari.objective", QT_TRANSLATE_NOOP("ArigatoSeat", "Objective: {objective}")},
    {"seat/ari.no-objective", QT_TRANSLATE_NOOP("ArigatoSeat", "No objective today")},
    {"seat/ari.tomorrow", QT_TRANSLATE_NOOP("ArigatoSeat", "Tomorrow: {objective}")},
    {"seat/ari.last-day",
     QT_TRANSLATE_NOOP("ArigatoSeat", "Day 12: one resident, four producers, no travelers")},
    {"seat/ari.village", QT_TRANSLATE_NOOP("ArigatoSeat", "Village")},
    {"seat/ari.gate", QT_TRANSLATE_NOOP("ArigatoSeat", "Palace gate")},
    {"seat/ari.supply", QT_TRANSLATE_NOOP("ArigatoSeat", "Supply")},
    {"seat/ari.favor", QT_TRANSLATE_NOOP("ArigatoSeat", "Favor")},
    {"seat/ari.objectives", QT_TRANSLATE_NOOP("ArigatoSeat", "Objectives")},
    {"seat/ari.total", QT_TRANSLATE_NOOP("ArigatoSeat", "Total")},
    {"seat/ari.gate-sum", QT_TRANSLATE_NOOP("ArigatoSeat", "{cards}, {favor}")},
    {"seat/ari.price",
     QT_TRANSLATE_NOOP("ArigatoSeat", "Offering: {cost}. Under the gate: {favor}")},
    {"seat/ari.under-gate", QT_TRANSLATE_NOOP("ArigatoSeat", "Under the gate: {favor}")},
    {"seat/ari.unknown", QT_TRANSLATE_NOOP("ArigatoSeat", "not known yet")},
    {"seat/ari.offer", QT_TRANSLATE_NOOP("ArigatoSeat", "Prepare the offering")},
    {"seat/ari.send", QT_TRANSLATE_NOOP("ArigatoSeat", "Send to the palace")},
    {"seat/ari.empty", QT_TRANSLATE_NOOP("ArigatoSeat", "Empty the workshop")},
    {"seat/ari.leaves-to-gate",
     QT_TRANSLATE_NOOP(
         "ArigatoSeat",
         "Whoever leaves with an offering goes under the palace gate; the token comes back.")},
    {"seat/ari.leaves-to-discard",
     QT_TRANSLATE_NOOP(
         "ArigatoSeat",
         "Whoever leaves without an offering goes to the discard pile, for nothing.")},
    {"seat/ari.evicts",
     QT_TRANSLATE_NOOP("ArigatoSeat", "{card} leaves: it goes under the palace gate.")},
    {"seat/ari.discards",
     QT_TRANSLATE_NOOP("ArigatoSeat", "{card} leaves: it goes to the discard pile, for nothing.")},
    {"seat/ari.replaces", QT_TRANSLATE_NOOP("ArigatoSeat", "{card} goes back to the hand.")},
    {"seat/ari.resident", QT_TRANSLATE_NOOP("ArigatoSeat", "Who is the resident today?")},
    {"seat/ari.resident-short", QT_TRANSLATE_NOOP("ArigatoSeat", "Resident")},
    {"seat/ari.where", QT_TRANSLATE_NOOP("ArigatoSeat", "Where does {card} live?")},
    {"seat/ari.new-card", QT_TRANSLATE_NOOP("ArigatoSeat", "A card not listed")},
    {"seat/ari.new-slots", QT_TRANSLATE_NOOP("ArigatoSeat", "Where may the new card live?")},
    {"seat/ari.producers", QT_TRANSLATE_N_NOOP("ArigatoSeat", "Producers: %n to name"), "n"},
    {"seat/ari.producers-short", QT_TRANSLATE_NOOP("ArigatoSeat", "Producers")},
    {"seat/ari.travelers", QT_TRANSLATE_NOOP("ArigatoSeat", "Travelers sent left that matter")},
    {"seat/ari.travelers-short", QT_TRANSLATE_NOOP("ArigatoSeat", "Travelers")},
    {"seat/ari.none", QT_TRANSLATE_NOOP("ArigatoSeat", "None of these")},
    {"seat/ari.pair", QT_TRANSLATE_NOOP("ArigatoSeat", "Two of one type")},
    {"seat/ari.choose", QT_TRANSLATE_N_NOOP("ArigatoSeat", "Choose %n item(s)"), "n"},
    {"seat/ari.choose-short", QT_TRANSLATE_NOOP("ArigatoSeat", "Items")},
    {"seat/ari.unknown-item", QT_TRANSLATE_NOOP("ArigatoSeat", "Unknown")},
    {"seat/ari.discard", QT_TRANSLATE_N_NOOP("ArigatoSeat", "Discard %n item(s)"), "n"},
    {"seat/ari.discard-short", QT_TRANSLATE_NOOP("ArigatoSeat", "Discard")},
    {"seat/ari.cost", QT_TRANSLATE_NOOP("ArigatoSeat", "What does the offering of {card} need?")},
    {"seat/ari.cost-short", QT_TRANSLATE_NOOP("ArigatoSeat", "Cost of {card}")},
    {"seat/ari.pay", QT_TRANSLATE_NOOP("ArigatoSeat", "Pay and prepare")},
    {"seat/ari.cost-later", QT_TRANSLATE_NOOP("ArigatoSeat", "Prepare, cost later")},
    {"seat/ari.favor-ask",
     QT_TRANSLATE_NOOP("ArigatoSeat", "How much favor is printed on {card}?")},
    {"seat/ari.favor-short", QT_TRANSLATE_NOOP("ArigatoSeat", "Favor of {card}")},
    {"seat/ari.supply-ask",
     QT_TRANSLATE_NOOP("ArigatoSeat", "What lies in the supply? It goes with the step to dusk.")},
    {"seat/ari.met-ask", QT_TRANSLATE_NOOP("ArigatoSeat", "Is the objective of the day met?")},
    {"seat/ari.met", QT_TRANSLATE_NOOP("ArigatoSeat", "Yes, on to dusk")},
    {"seat/ari.not-met", QT_TRANSLATE_NOOP("ArigatoSeat", "No, on to dusk")},
    {"seat/ari.reveal", QT_TRANSLATE_NOOP("ArigatoSeat", "Reveal")},
    {"seat/ari.next", QT_TRANSLATE_NOOP("ArigatoSeat", "Next day")},
    {"seat/ari.dusk", QT_TRANSLATE_NOOP("ArigatoSeat", "On to dusk")},
    {"seat/ari.end", QT_TRANSLATE_NOOP("ArigatoSeat", "End the game")},
    {"seat/ari.order",
     QT_TRANSLATE_NOOP(
         "ArigatoSeat",
         "Hourglass effects at dusk come in this order. A tap lets one come sooner.")},
    {"seat/ari.exchange",
     QT_TRANSLATE_NOOP("ArigatoSeat", "Exchange two {name}. For which other item?")},
    {"seat/ari.correct", QT_TRANSLATE_NOOP("ArigatoSeat", "Correct my counts")},
    {"seat/ari.final", QT_TRANSLATE_NOOP("ArigatoSeat", "Final score")},
    {"seat/ari.so-far", QT_TRANSLATE_NOOP("ArigatoSeat", "Score so far")},
    {"seat/ari.in-play",
     QT_TRANSLATE_NOOP("ArigatoSeat", "{card}: more on the table than there are copies.")},
};

} // namespace

constinit const PhraseTable arigatoSeatSentences{"ArigatoSeat", phrases};

} // namespace gyoji
