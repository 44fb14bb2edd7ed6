// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"command.usage",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "Usage: gyoji-cli replay [--log | --text] [--as SEAT] FILE; asks FILE; check-box FILE; "
         "advise FILE --player SEAT; drift FILE --player SEAT --seen JSON; export FILE --to FORMAT "
         "[-o OUT] [--date DATE] [--minutes N] [--location PLACE]; simulate --game GAME --games N "
         "--seed S [--players P] [--script]; or rules QUESTION [--game GAME]. --lang en|fr|ja "
         "chooses the language of messages. FILE may be “-” for standard input.")},
    {"command.unknown",
     QT_TRANSLATE_NOOP("CommandLine", "“{word}” is not a command. Commands: {expected}.")},
    {"command.unknown",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "There is no such command. Commands: replay, asks, check-box, advise, drift, export, "
         "simulate, rules.")},
    {"command.option",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "“{word}” is not an option of this command. --help shows what is possible.")},
    {"command.option",
     QT_TRANSLATE_NOOP("CommandLine", "There is no such option. --help shows what is possible.")},
    {"command.value",
     QT_TRANSLATE_NOOP("CommandLine",
                       "“{word}” is not possible for {option}. Expected: {expected}.")},
    {"command.value", QT_TRANSLATE_NOOP("CommandLine", "“{word}” is not possible for {option}.")},
    {"command.value",
     QT_TRANSLATE_NOOP("CommandLine",
                       "The value of an option is not possible. --help shows what is.")},
    {"command.missing-value", QT_TRANSLATE_NOOP("CommandLine", "{option} needs a value after it.")},
    {"command.missing-value",
     QT_TRANSLATE_NOOP("CommandLine", "An option needs a value after it.")},
    {"command.together",
     QT_TRANSLATE_NOOP("CommandLine",
                       "{option} and {other} cannot be used together. Choose one of them.")},
    {"command.together",
     QT_TRANSLATE_NOOP("CommandLine",
                       "These options cannot be used together. Choose one of them.")},
    {"command.no-file",
     QT_TRANSLATE_NOOP("CommandLine", "Name one file, or “-” for standard input.")},
    {"command.no-question",
     QT_TRANSLATE_NOOP("CommandLine", "Say what to look for, in words or as a question.")},
    //: {why} is what the system says.
    {"command.cannot-read", QT_TRANSLATE_NOOP("CommandLine", "{file} cannot be read: {why}")},
    {"command.cannot-read",
     QT_TRANSLATE_NOOP("CommandLine",
                       "{file} cannot be read. Check that it exists and that you may read it.")},
    {"command.cannot-read",
     QT_TRANSLATE_NOOP("CommandLine",
                       "The file cannot be read. Check that it exists and that you may read it.")},
    {"command.cannot-write",
     QT_TRANSLATE_NOOP("CommandLine",
                       "{file} cannot be written. Check that its folder exists and that you may "
                       "write there; what was there has not changed.")},
    {"command.cannot-write",
     QT_TRANSLATE_NOOP("CommandLine",
                       "The file cannot be written. Check that its folder exists and that you may "
                       "write there; what was there has not changed.")},
    {"command.no-seat",
     QT_TRANSLATE_NOOP(
         "CommandLine",
         "There is no seat {word} at this table. Seats are numbered from 0 to {max}.")},
    {"command.no-seat",
     QT_TRANSLATE_NOOP("CommandLine",
                       "There is no such seat at this table. Seats are numbered from 0.")},
    {"command.unknown-game",
     QT_TRANSLATE_NOOP("CommandLine", "The game “{word}” is not known. Games: {expected}.")},
    {"command.unknown-game", QT_TRANSLATE_NOOP("CommandLine", "This game is not known.")},
    {"command.script-one",
     QT_TRANSLATE_NOOP("CommandLine", "--script prints one game: use it with --games 1.")},
};

} // namespace

constinit const PhraseTable commandSentences{"CommandLine", phrases};

} // namespace gyoji
