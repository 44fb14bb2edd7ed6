// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"seat/connecting", QT_TRANSLATE_NOOP("Seat", "Connecting to the table…")},
    {"seat/unconnected", QT_TRANSLATE_NOOP("Seat", "No connection to the table. Trying again…")},
    {"seat/waiting", QT_TRANSLATE_N_NOOP("Seat", "%n entry(s) waiting"), "n"},
    {"seat/no-keeping",
     QT_TRANSLATE_NOOP("Seat",
                       "This browser keeps nothing: do not close the page while entries wait.")},
    {"seat/language", QT_TRANSLATE_NOOP("Seat", "Language")},
    {"seat/text-size", QT_TRANSLATE_NOOP("Seat", "Text size")},
    {"seat/smaller", QT_TRANSLATE_NOOP("Seat", "Smaller text")},
    {"seat/larger", QT_TRANSLATE_NOOP("Seat", "Larger text")},
    {"seat/more", QT_TRANSLATE_NOOP("Seat", "More")},
    {"seat/leave", QT_TRANSLATE_NOOP("Seat", "Leave this seat")},
    {"seat/done", QT_TRANSLATE_NOOP("Seat", "Done")},
    {"seat/start-over", QT_TRANSLATE_NOOP("Seat", "Start over")},
    {"seat/why", QT_TRANSLATE_NOOP("Seat", "Why?")},
    {"seat/take", QT_TRANSLATE_NOOP("Seat", "Take")},
    {"seat/give-back", QT_TRANSLATE_NOOP("Seat", "Give back")},
    {"seat/less", QT_TRANSLATE_NOOP("Seat", "One less: {name}")},
    {"seat/more-of", QT_TRANSLATE_NOOP("Seat", "One more: {name}")},
    {"seat/answered", QT_TRANSLATE_NOOP("Seat", "Answered; a tap answers anew.")},
    {"seat/decline", QT_TRANSLATE_NOOP("Seat", "Decline this effect")},
    {"seat/accept", QT_TRANSLATE_NOOP("Seat", "Use this effect after all")},
    {"seat/declined", QT_TRANSLATE_NOOP("Seat", "Declined: {text}")},
    {"seat/sooner", QT_TRANSLATE_NOOP("Seat", "Sooner: {name}")},
    {"seat/in-play", QT_TRANSLATE_NOOP("Seat", "All copies lie on the table.")},
    {"seat/empty", QT_TRANSLATE_NOOP("Seat", "empty")},
    {"seat/face-down", QT_TRANSLATE_NOOP("Seat", "face down")},
    {"seat/offering", QT_TRANSLATE_NOOP("Seat", "Offering ready")},
    {"seat/other-type", QT_TRANSLATE_NOOP("Seat", "Another type than {name}")},
    {"seat/close", QT_TRANSLATE_NOOP("Seat", "Close")},
    {"seat/claim", QT_TRANSLATE_NOOP("Seat", "Sit here")},
    {"seat/share", QT_TRANSLATE_NOOP("Seat", "Share this seat")},
    {"seat/take-over", QT_TRANSLATE_NOOP("Seat", "Take over this seat")},
    {"seat/free", QT_TRANSLATE_NOOP("Seat", "{player}’s seat is free.")},
    {"seat/taken",
     QT_TRANSLATE_NOOP("Seat",
                       "Another device sits at {player}’s seat. Share it, or take it over.")},
    {"seat/taken-over",
     QT_TRANSLATE_NOOP("Seat", "Another device has taken over {player}’s seat.")},
    {"seat/taken-back", QT_TRANSLATE_NOOP("Seat", "The host has taken {player}’s seat back.")},
    {"seat/left", QT_TRANSLATE_NOOP("Seat", "This device has left {player}’s seat.")},
    {"seat/spectator", QT_TRANSLATE_NOOP("Seat", "You are watching.")},
    {"seat.token",
     QT_TRANSLATE_NOOP("Seat",
                       "This address belongs to no seat. Scan the code on the host again.")},
    {"seat.page",
     QT_TRANSLATE_NOOP("Seat", "This page is of another version of the program. Reload it.")},
    {"seat.hosting-over",
     QT_TRANSLATE_NOOP("Seat",
                       "The host invites no longer. Entries wait here until it does again.")},
    {"seat.message", QT_TRANSLATE_NOOP("Seat", "The host does not understand what was sent.")},
    {"seat.not-yours",
     QT_TRANSLATE_NOOP("Seat", "Only what belongs to your own seat can be entered here.")},
    {"seat.nothing-declined",
     QT_TRANSLATE_NOOP("Seat", "There is no such effect in your last line.")},
    {"seat.described",
     QT_TRANSLATE_NOOP("Seat", "This objective is described already, or somebody has answered for "
                               "it.")},
    {"seat.scoring", QT_TRANSLATE_NOOP("Seat", "Write whole numbers that never fall, as 0, 1, 3.")},
    {"seat/share-code", QT_TRANSLATE_NOOP("Seat", "Another phone for this seat")},
    {"seat/share-how",
     QT_TRANSLATE_NOOP("Seat", "The other phone scans this, and shares the seat.")},
    {"seat/rules", QT_TRANSLATE_NOOP("Seat", "Rules")},
    {"seat/icons", QT_TRANSLATE_NOOP("Seat", "Icons")},
    {"seat/related", QT_TRANSLATE_NOOP("Seat", "Related rules")},
    {"seat/back", QT_TRANSLATE_NOOP("Seat", "Back")},
    {"seat/ask-rules", QT_TRANSLATE_NOOP("Seat", "Ask about the rules")},
    {"seat/no-rule",
     QT_TRANSLATE_NOOP(
         "Seat", "No article answers this. Try another word, in any of the three languages.")},
    {"seat/why-not", QT_TRANSLATE_NOOP("Seat", "Why not?")},
    {"seat/bars", QT_TRANSLATE_NOOP("Seat", "Points by source")},
    {"seat/course", QT_TRANSLATE_NOOP("Seat", "Total after each day")},
    {"seat/as-table", QT_TRANSLATE_NOOP("Seat", "Show as a table")},
    {"seat/undo", QT_TRANSLATE_NOOP("Seat", "Undo my last")},
    {"host.port", QT_TRANSLATE_NOOP("Seat", "The port {n} cannot be opened: {why}")},
    {"host.port", QT_TRANSLATE_NOOP("Seat", "The port cannot be opened.")},
    {"host.usage",
     QT_TRANSLATE_NOOP(
         "Seat",
         "Usage: gyoji --serve [--data DIR] [--table ID… | --example] [--port N] [--bind ADDRESS] "
         "[--lang en|fr|ja]. Without --table it serves every game that is not over.")},
    {"host.nothing",
     QT_TRANSLATE_NOOP(
         "Seat",
         "There is no game to serve. Name one with --table, or serve the example with --example.")},
};

} // namespace

constinit const PhraseTable seatSentences{"Seat", phrases};

} // namespace gyoji
