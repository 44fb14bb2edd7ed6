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
    {"sheet/shared", QT_TRANSLATE_NOOP("Results", "Shared victory: {players}, with {total} each.")},
    {"sheet/solo", QT_TRANSLATE_NOOP("Results", "The score is the result: {total}.")},
    {"result/final", QT_TRANSLATE_NOOP("Results", "{game}: final score")},
    {"result/now", QT_TRANSLATE_NOOP("Results", "{game}: score so far")},
    {"result/seat", QT_TRANSLATE_NOOP("Results", "{rank}. {player}: {total} ({points})")},
    //: A seat without a rank.
    {"result/seat", QT_TRANSLATE_NOOP("Results", "{player}: {total} ({points})")},
    //: Points from one source: “objectives 10”.
    {"result/points", QT_TRANSLATE_NOOP("Results", "{source} {points}")},
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
    {"result.no-date",
     QT_TRANSLATE_NOOP("Results", "This format needs to know when the game was played. Say the "
                                  "date and time first.")},
    {"result.long-link",
     QT_TRANSLATE_NOOP("Results", "So many players and such long names do not fit in a link. Use "
                                  "the BG Stats file instead.")},
};

} // namespace

constinit const PhraseTable resultSentences{"Results", phrases};

} // namespace gyoji
