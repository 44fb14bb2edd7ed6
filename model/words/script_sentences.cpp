// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    //: A whole sentence after the number of the script's line it is about.
    {"line", QT_TRANSLATE_NOOP("ScriptRefusals", "Line {line}: {message}")},
    {"script.json",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "This line is not valid JSON in UTF-8. Write one JSON object on one line.")},
    {"script.line-length",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "This line is longer than {max} bytes. Split it into several actions.")},
    {"script.line-length",
     QT_TRANSLATE_NOOP(
         "ScriptRefusals",
         "This line is too long: 64 KiB is the limit. Split it into several actions.")},
    {"script.type",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "“{key}” has the wrong kind of value. Expected: {expected}.")},
    {"script.type", QT_TRANSLATE_NOOP("ScriptRefusals", "“{key}” has the wrong kind of value.")},
    {"script.type",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "A script line must be a JSON object. Write one action as {\"do\": …}.")},
    {"script.missing",
     QT_TRANSLATE_NOOP("ScriptRefusals", "“{key}” is missing. Add it to the line.")},
    {"script.missing",
     QT_TRANSLATE_NOOP("ScriptRefusals", "A required field is missing from this line.")},
    {"script.do",
     QT_TRANSLATE_NOOP("ScriptRefusals", "“{word}” is not an action. The documentation of the "
                                         "script lists the words that “do” may have.")},
    {"script.do",
     QT_TRANSLATE_NOOP("ScriptRefusals", "The word of “do” is not an action. The documentation of "
                                         "the script lists the words it may have.")},
    {"script.unknown-key",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "“{key}” is not a field of this line. Remove it, or check its spelling.")},
    {"script.unknown-key",
     QT_TRANSLATE_NOOP(
         "ScriptRefusals",
         "This line has a field that does not belong to it. Remove it, or check its spelling.")},
    {"script.range",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "“{key}” is out of range. Expected: {expected} from {min} to {max}.")},
    {"script.range",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "“{key}” is out of range. From {min} to {max} is possible.")},
    {"script.range",
     QT_TRANSLATE_NOOP("ScriptRefusals", "“{key}” is out of range. Expected: {expected}.")},
    {"script.range", QT_TRANSLATE_NOOP("ScriptRefusals", "“{key}” is out of range.")},
    {"script.range", QT_TRANSLATE_NOOP("ScriptRefusals", "A value of this line is out of range.")},
    {"script.word",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "“{word}” is not a word that “{key}” may have. Expected: {expected}.")},
    {"script.word",
     QT_TRANSLATE_NOOP("ScriptRefusals", "“{word}” is not a word that “{key}” may have.")},
    {"script.word",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "The word of “{key}” is not one of those possible. Expected: {expected}.")},
    {"script.word",
     QT_TRANSLATE_NOOP("ScriptRefusals", "The word of “{key}” is not one of those possible.")},
    {"script.word",
     QT_TRANSLATE_NOOP("ScriptRefusals", "A word of this line is not one of those possible.")},
    {"script.player",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "“{key}”: there is no such seat. Seats are numbered from 0 to {max}.")},
    {"script.player",
     QT_TRANSLATE_NOOP("ScriptRefusals", "There is no such seat. Seats are numbered from 0.")},
    {"script.card",
     QT_TRANSLATE_NOOP("ScriptRefusals", "Card {card} is not in this game’s box. Name a card of "
                                         "the box, or describe this one first (define).")},
    {"script.card",
     QT_TRANSLATE_NOOP("ScriptRefusals", "This card is not in this game’s box. Name a card of the "
                                         "box, or describe this one first (define).")},
    {"script.define",
     QT_TRANSLATE_NOOP("ScriptRefusals", "The card is not described rightly at “{key}”. Expected: "
                                         "{expected} from {min} to {max}.")},
    {"script.define",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "The card is not described rightly at “{key}”. Expected: {expected}.")},
    {"script.define",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "The card is not described rightly at “{key}”. Write it as in a box file.")},
    {"script.define",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "The card is not described rightly. Write it as in a box file.")},
    {"script.version",
     QT_TRANSLATE_NOOP(
         "ScriptRefusals",
         "This script is of a version that this program does not know. Version 1 can be read.")},
    {"script.box",
     QT_TRANSLATE_NOOP("ScriptRefusals", "The box “{word}” is not known. Name one that is there "
                                         "(“sample”), or put the box itself into the header.")},
    {"script.box",
     QT_TRANSLATE_NOOP(
         "ScriptRefusals",
         "The box in the header has a fault at “{key}”. Check it with check-box and mend it.")},
    {"script.box",
     QT_TRANSLATE_NOOP("ScriptRefusals", "The box of this script cannot be used. Name one that is "
                                         "there (“sample”), or mend the one in the header.")},
    {"script.calendar",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "The calendar cannot be used: “{word}” does not fit. Name at most one face "
                       "of each tile that is in the box, with no day twice.")},
    {"script.calendar",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "The calendar cannot be used at “{key}”. Name at most one face of each tile "
                       "that is in the box, with no day twice.")},
    {"script.calendar",
     QT_TRANSLATE_NOOP("ScriptRefusals", "The calendar cannot be used. Name at most one face of "
                                         "each tile that is in the box, with no day twice.")},
    {"script.ruling",
     QT_TRANSLATE_NOOP("ScriptRefusals", "“{key}” is not a table ruling, or not with that value. "
                                         "The rules list each ruling and its two values.")},
    {"script.ruling",
     QT_TRANSLATE_NOOP("ScriptRefusals", "There is no such table ruling, or not with that value. "
                                         "The rules list each ruling and its two values.")},
    {"script.retired",
     QT_TRANSLATE_NOOP("ScriptRefusals", "{player} has retired from this game. Only corrections "
                                         "and a new name are still possible.")},
    {"script.retired",
     QT_TRANSLATE_NOOP("ScriptRefusals", "This seat has retired from the game. Only corrections "
                                         "and a new name are still possible.")},
    {"script.track",
     QT_TRANSLATE_NOOP("ScriptRefusals",
                       "This is not possible for a seat followed by “{level}”. Change how the seat "
                       "is followed first, or correct its counts.")},
    {"script.track", QT_TRANSLATE_NOOP("ScriptRefusals",
                                       "This is not possible for a seat followed like this. Change "
                                       "how the seat is followed first, or correct its counts.")},
    {"script.skip",
     QT_TRANSLATE_NOOP("ScriptRefusals", "Offer {n} comes from the {actual} workshop, not from the "
                                         "{slot} one. Name that workshop, or the number alone.")},
    {"script.skip",
     QT_TRANSLATE_NOOP("ScriptRefusals", "Offer {n} does not come from that workshop. Name the "
                                         "right workshop, or the number alone.")},
    {"script.skip",
     QT_TRANSLATE_NOOP("ScriptRefusals", "The offer to decline does not come from that workshop. "
                                         "Name the right workshop, or the number alone.")},
    //: What a value of a file must be, or what of it is counted.
    {"shape/object", QT_TRANSLATE_NOOP("ScriptRefusals", "an object")},
    //: What a value of a file must be, or what of it is counted.
    {"shape/list", QT_TRANSLATE_NOOP("ScriptRefusals", "a list")},
    //: What a value of a file must be, or what of it is counted.
    {"shape/text", QT_TRANSLATE_NOOP("ScriptRefusals", "a text")},
    //: What a value of a file must be, or what of it is counted.
    {"shape/whole-number", QT_TRANSLATE_NOOP("ScriptRefusals", "a whole number")},
    //: What a value of a file must be, or what of it is counted.
    {"shape/truth", QT_TRANSLATE_NOOP("ScriptRefusals", "true or false")},
    //: What a value of a file must be, or what of it is counted.
    {"shape/number", QT_TRANSLATE_NOOP("ScriptRefusals", "a number")},
    //: What a value of a file must be, or what of it is counted.
    {"shape/length", QT_TRANSLATE_NOOP("ScriptRefusals", "a length")},
    //: What a value of a file must be, or what of it is counted.
    {"shape/rising",
     QT_TRANSLATE_NOOP("ScriptRefusals", "a number that does not fall below the one before,")},
    //: What a value of a file must be, or what of it is counted.
    {"shape/sum", QT_TRANSLATE_NOOP("ScriptRefusals", "a sum")},
    //: What a value of a file must be, or what of it is counted.
    {"shape/day", QT_TRANSLATE_NOOP("ScriptRefusals", "a day")},
    //: What a value of a file must be, or what of it is counted.
    {"shape/id", QT_TRANSLATE_NOOP("ScriptRefusals", "an id of 1 to 40 characters without spaces")},
    //: What a value of a file must be, or what of it is counted.
    {"shape/depth", QT_TRANSLATE_NOOP("ScriptRefusals", "a depth")},
};

} // namespace

constinit const PhraseTable scriptSentences{"ScriptRefusals", phrases};

} // namespace gyoji
