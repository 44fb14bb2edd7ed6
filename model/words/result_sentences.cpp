// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"sheet/final", QT_TRANSLATE_NOOP("Results", "Final score")},
    {"sheet/now", QT_TRANSLATE_NOOP("Results", "Score so far")},
    {"sheet/retired", QT_TRANSLATE_NOOP("Results", "{player} has retired and has no rank.")},
    {"sheet/open",
     QT_TRANSLATE_N_NOOP("Results", "For {player}, %n thing(s) in the score are still unknown."),
     "n"},
    {"sheet/winner", QT_TRANSLATE_NOOP("Results", "{player} wins with {total}.")},
    {"sheet/winner", QT_TRANSLATE_NOOP("Results", "{player} wins.")},
    {"sheet/shared", QT_TRANSLATE_NOOP("Results", "Shared victory: {players}, with {total} each.")},
    {"sheet/shared", QT_TRANSLATE_NOOP("Results", "Shared victory: {players}.")},
    {"sheet/solo", QT_TRANSLATE_NOOP("Results", "The score is the result: {total}.")},
    //: A source of points and what it is counted from: “Objectives (4 objective tokens)”.
    {"sheet/counted", QT_TRANSLATE_NOOP("Results", "{source} ({amount})")},
    {"result/final", QT_TRANSLATE_NOOP("Results", "{game}: final score")},
    {"result/now", QT_TRANSLATE_NOOP("Results", "{game}: score so far")},
    {"result/seat", QT_TRANSLATE_NOOP("Results", "{rank}. {player}: {total} ({points})")},
    //: A seat without a rank.
    {"result/seat", QT_TRANSLATE_NOOP("Results", "{player}: {total} ({points})")},
    //: Points from one source: “objectives 10”.
    {"result/points", QT_TRANSLATE_NOOP("Results", "{source} {points}")},
    //: A player's total after a day: “Aki: 12”.
    {"result/course", QT_TRANSLATE_NOOP("Results", "{player}: {total}")},
    {"source/ari.end.objectives", QT_TRANSLATE_NOOP("Results", "objectives")},
    {"source/ari.end.favor", QT_TRANSLATE_NOOP("Results", "favor")},
    {"source/ari.end.gate", QT_TRANSLATE_NOOP("Results", "palace gate")},
    {"column/play", QT_TRANSLATE_NOOP("Results", "play")},
    {"column/date", QT_TRANSLATE_NOOP("Results", "date")},
    {"column/game", QT_TRANSLATE_NOOP("Results", "game")},
    {"column/location", QT_TRANSLATE_NOOP("Results", "location")},
    {"column/minutes", QT_TRANSLATE_NOOP("Results", "minutes")},
    {"column/player", QT_TRANSLATE_NOOP("Results", "player")},
    {"column/seat", QT_TRANSLATE_NOOP("Results", "seat")},
    {"column/start", QT_TRANSLATE_NOOP("Results", "start player")},
    {"column/total", QT_TRANSLATE_NOOP("Results", "total")},
    {"column/rank", QT_TRANSLATE_NOOP("Results", "rank")},
    {"column/winner", QT_TRANSLATE_NOOP("Results", "winner")},
    //: How many things in a score are still unknown.
    {"column/open", QT_TRANSLATE_NOOP("Results", "still unknown")},
    {"amount/count/minute", QT_TRANSLATE_N_NOOP("Results", "%n minute(s)"), "n"},
    {"game/arigato", QT_TRANSLATE_NOOP("Results", "Arigatō")},
    {"share/text", QT_TRANSLATE_NOOP("Results", "Text for a chat")},
    {"share/png", QT_TRANSLATE_NOOP("Results", "Picture")},
    {"share/pdf-a4", QT_TRANSLATE_NOOP("Results", "PDF to print (A4)")},
    {"share/pdf-letter", QT_TRANSLATE_NOOP("Results", "PDF to print (Letter)")},
    {"share/bgstats-link", QT_TRANSLATE_NOOP("Results", "Link to BG Stats")},
    {"share/bgstats-qr", QT_TRANSLATE_NOOP("Results", "QR code of that link")},
    {"share/bgstats", QT_TRANSLATE_NOOP("Results", "File for BG Stats")},
    {"share/bgg", QT_TRANSLATE_NOOP("Results", "BoardGameGeek’s XML")},
    {"share/csv", QT_TRANSLATE_NOOP("Results", "CSV for a spreadsheet")},
    {"share/html", QT_TRANSLATE_NOOP("Results", "HTML page")},
    {"share/gyoji", QT_TRANSLATE_NOOP("Results", "The game itself, for another device")},
    {"back/left", QT_TRANSLATE_N_NOOP("Results", "Day {day}: %n point(s) left on the table"), "n"},
    {"back/best", QT_TRANSLATE_NOOP("Results", "Day {day}: as good as can be")},
    {"back/none-found", QT_TRANSLATE_NOOP("Results", "Day {day}: nothing better found")},
    {"back/by-hand",
     QT_TRANSLATE_NOOP("Results", "Day {day}: counted by hand, so there is nothing to compare")},
    {"back/today", QT_TRANSLATE_N_NOOP("Results", "Today: at best %n point(s) by dusk"), "n"},
    {"back/today-found", QT_TRANSLATE_N_NOOP("Results", "Today: at least %n point(s) by dusk"),
     "n"},
    {"back/played", QT_TRANSLATE_N_NOOP("Results", "As it was: %n point(s) by dusk"), "n"},
    {"back/possible", QT_TRANSLATE_N_NOOP("Results", "The best day: %n point(s) by dusk"), "n"},
    //: All days could not be tried.
    {"back/found", QT_TRANSLATE_N_NOOP("Results", "The best day found: %n point(s) by dusk"), "n"},
    {"back/sum",
     QT_TRANSLATE_N_NOOP("Results", "{player} left %n point(s) on the table, day by day."), "n"},
    {"back/sum-none", QT_TRANSLATE_NOOP("Results", "No day of {player} could have been better.")},
    {"back/no-days",
     QT_TRANSLATE_NOOP("Results", "No day of {player} was followed closely enough for this.")},
    {"share.copied", QT_TRANSLATE_NOOP("Results", "Copied.")},
    {"share.saved", QT_TRANSLATE_NOOP("Results", "Saved as {file}.")},
    {"result.no-date",
     QT_TRANSLATE_NOOP("Results", "This format needs to know when the game was played. Say the "
                                  "date and time first.")},
    {"result.no-journal",
     QT_TRANSLATE_NOOP("Results", "This game was not followed, so it has no journal. Any other "
                                  "format can be saved.")},
    {"result.long-link",
     QT_TRANSLATE_NOOP("Results", "So many players and such long names do not fit in a link. Use "
                                  "the BG Stats file instead.")},
};

} // namespace

constinit const PhraseTable resultSentences{"Results", phrases};

} // namespace gyoji
