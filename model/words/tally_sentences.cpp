// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"import/added", QT_TRANSLATE_N_NOOP("Tally", "%n play(s) can be taken in."), "n"},
    {"import/taken", QT_TRANSLATE_N_NOOP("Tally", "%n play(s) were taken in."), "n"},
    {"import/present", QT_TRANSLATE_N_NOOP("Tally", "%n play(s) are there already."), "n"},
    {"import/changed", QT_TRANSLATE_N_NOOP("Tally", "%n of them replace(s) what is here."), "n"},
    {"import/play", QT_TRANSLATE_NOOP("Tally", "{game}, {date}")},
    {"import/row-new", QT_TRANSLATE_NOOP("Tally", "New: it comes in.")},
    {"import/row-left", QT_TRANSLATE_NOOP("Tally", "New, but left out.")},
    {"import/row-changed",
     QT_TRANSLATE_NOOP("Tally", "Otherwise than here: it replaces what is here.")},
    {"import/row-stays", QT_TRANSLATE_NOOP("Tally", "Otherwise than here, but left out.")},
    {"import/row-taken", QT_TRANSLATE_NOOP("Tally", "Taken in.")},
    {"import/row-present", QT_TRANSLATE_NOOP("Tally", "Here already.")},
    {"import/row-deserted",
     QT_TRANSLATE_NOOP("Tally", "It has no players, so it cannot be taken in.")},
    {"import/unread", QT_TRANSLATE_NOOP("Tally", "Cannot be read")},
    {"import/inexact",
     QT_TRANSLATE_NOOP("Tally", "{player} has “{typed}”, which becomes {points}: points are whole "
                                "numbers here. The rank stays.")},
    {"import/inexact",
     QT_TRANSLATE_NOOP("Tally",
                       "{player} has “{typed}”, which is not a number: the points stay unknown.")},
    {"import/new-players", QT_TRANSLATE_NOOP("Tally", "New players: {players}")},
    {"import/same", QT_TRANSLATE_NOOP("Tally", "{name} is {player} here.")},
    {"journal/over",
     QT_TRANSLATE_NOOP("Tally", "The game is over. Days: {days}; lines in the journal: {lines}.")},
    {"journal/running",
     QT_TRANSLATE_NOOP("Tally",
                       "The game is still running. Days: {days}; lines in the journal: {lines}.")},
    {"journal/date", QT_TRANSLATE_NOOP("Tally", "File of {date}")},
    {"journal/new", QT_TRANSLATE_NOOP("Tally", "This game is not here yet.")},
    {"journal/same", QT_TRANSLATE_NOOP("Tally", "This game is here already, line by line.")},
    {"journal/longer",
     QT_TRANSLATE_NOOP("Tally", "This game is here already, and has gone on since. Lines here: "
                                "{here}; in the file: {lines}.")},
    {"journal/shorter",
     QT_TRANSLATE_NOOP("Tally", "The beginning of this game is here already. Lines here: {here}; "
                                "in the file: {lines}.")},
    {"source/import.points", QT_TRANSLATE_NOOP("Tally", "points")},
    {"count-row/ari.objective-tokens", QT_TRANSLATE_NOOP("Tally", "objective tokens")},
    {"count-row/ari.objective-points", QT_TRANSLATE_NOOP("Tally", "points for objectives")},
    {"count-row/ari.favor-10", QT_TRANSLATE_NOOP("Tally", "favor tokens of 10")},
    {"count-row/ari.favor-3", QT_TRANSLATE_NOOP("Tally", "favor tokens of 3")},
    {"count-row/ari.favor-1", QT_TRANSLATE_NOOP("Tally", "favor tokens of 1")},
    {"count-row/ari.gate", QT_TRANSLATE_NOOP("Tally", "cards under the gate (5+3+4)")},
    {"count/no-number",
     QT_TRANSLATE_NOOP("Tally", "This is not a number yet. A sum such as 5+3+4 is fine.")},
    {"count/negative", QT_TRANSLATE_NOOP("Tally", "Less than nothing? It counts like that.")},
    {"count/more-than-one",
     QT_TRANSLATE_NOOP("Tally", "Nobody can have more than {most}. It counts like that.")},
    {"count/more-than-all",
     QT_TRANSLATE_NOOP("Tally", "The box holds {most} for everyone. It counts like that.")},
    {"amount/count/play", QT_TRANSLATE_N_NOOP("Tally", "%n play(s)"), "n"},
    {"amount/count/player", QT_TRANSLATE_N_NOOP("Tally", "%n player(s)"), "n"},
    {"statistics/wins", QT_TRANSLATE_NOOP("Tally", "{plays}; won: {wins}, shared: {shared}")},
    {"statistics/wins", QT_TRANSLATE_NOOP("Tally", "{plays}; won: {wins}")},
    {"statistics/points", QT_TRANSLATE_NOOP("Tally", "Best: {best}; average: {average}")},
    //: How often with so many players: “3 players: 12 plays”.
    {"statistics/by-players", QT_TRANSLATE_NOOP("Tally", "{players}: {plays}")},
    {"statistics/result", QT_TRANSLATE_NOOP("Tally", "{day}: {total}")},
    {"statistics/result-won", QT_TRANSLATE_NOOP("Tally", "{day}: {total}, won")},
    {"statistics/earlier", QT_TRANSLATE_N_NOOP("Tally", "and %n earlier play(s)"), "n"},
    {"statistics/won", QT_TRANSLATE_NOOP("Tally", "won")},
    {"statistics/not-won", QT_TRANSLATE_NOOP("Tally", "not won")},
    {"statistics/percent", QT_TRANSLATE_NOOP("Tally", "{percent}%")},
    {"statistics/source", QT_TRANSLATE_NOOP("Tally", "{source} {percent}%")},
};

} // namespace

constinit const PhraseTable tallySentences{"Tally", phrases};

} // namespace gyoji
