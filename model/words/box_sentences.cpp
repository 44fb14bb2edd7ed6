// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"box.json",
     QT_TRANSLATE_NOOP("BoxFaults", "This file is not a box that can be read: it must be valid "
                                    "JSON in UTF-8, at most 64 levels deep and at most 4 MiB.")},
    {"box.kind",
     QT_TRANSLATE_NOOP("BoxFaults", "This file is not a box: “gyoji-box” must be there and be 1.")},
    {"box.version",
     QT_TRANSLATE_NOOP("BoxFaults", "This box is of a newer version than this program knows. "
                                    "Version 1 can be read; a newer program may read it.")},
    {"box.game",
     QT_TRANSLATE_NOOP("BoxFaults", "This box belongs to another game (“{word}”). For this game "
                                    "“game” must be “arigato”, or be left out.")},
    {"box.game",
     QT_TRANSLATE_NOOP(
         "BoxFaults",
         "This box belongs to another game. Open it there, or choose a box of this game.")},
    {"box.missing", QT_TRANSLATE_NOOP("BoxFaults", "“{key}” is missing. Expected: {expected}.")},
    {"box.missing", QT_TRANSLATE_NOOP("BoxFaults", "“{key}” is missing. Add it to the file.")},
    {"box.missing",
     QT_TRANSLATE_NOOP("BoxFaults", "A required part is missing. Add it to the file.")},
    {"box.unknown-key",
     QT_TRANSLATE_NOOP("BoxFaults",
                       "“{word}” has no meaning at “{key}”. Remove it, or check its spelling.")},
    {"box.unknown-key",
     QT_TRANSLATE_NOOP("BoxFaults",
                       "“{key}” has no meaning here. Remove it, or check its spelling.")},
    {"box.unknown-key",
     QT_TRANSLATE_NOOP("BoxFaults",
                       "This name has no meaning here. Remove it, or check its spelling.")},
    {"box.type",
     QT_TRANSLATE_NOOP("BoxFaults", "“{key}” has the wrong kind of value. Expected: {expected}.")},
    {"box.type", QT_TRANSLATE_NOOP("BoxFaults", "“{key}” has the wrong kind of value.")},
    {"box.type", QT_TRANSLATE_NOOP("BoxFaults", "This is the wrong kind of value.")},
    {"box.range",
     QT_TRANSLATE_NOOP("BoxFaults",
                       "“{key}” is out of range. Expected: {expected} from {min} to {max}.")},
    {"box.range",
     QT_TRANSLATE_NOOP("BoxFaults", "“{key}” is out of range. From {min} to {max} is possible.")},
    {"box.range", QT_TRANSLATE_NOOP("BoxFaults", "“{key}” is out of range. Expected: {expected}.")},
    {"box.range", QT_TRANSLATE_NOOP("BoxFaults", "“{key}” is out of range.")},
    {"box.range", QT_TRANSLATE_NOOP("BoxFaults", "This value is out of range.")},
    {"box.value",
     QT_TRANSLATE_NOOP(
         "BoxFaults",
         "“{word}” is not one of the words allowed at “{key}”. Expected: {expected}.")},
    {"box.value",
     QT_TRANSLATE_NOOP("BoxFaults",
                       "“{key}” is not one of the words allowed. Expected: {expected}.")},
    {"box.value", QT_TRANSLATE_NOOP("BoxFaults", "“{key}” is not one of the words allowed.")},
    {"box.value", QT_TRANSLATE_NOOP("BoxFaults", "This is not one of the words allowed.")},
    {"box.duplicate",
     QT_TRANSLATE_NOOP("BoxFaults", "“{id}” is there twice, the second time at “{key}”. Give each "
                                    "its own id, and name each workshop once.")},
    {"box.duplicate",
     QT_TRANSLATE_NOOP(
         "BoxFaults",
         "“{key}” is there twice. Give each its own id, and name each workshop once.")},
    {"box.duplicate",
     QT_TRANSLATE_NOOP("BoxFaults",
                       "This is there twice. Give each its own id, and name each workshop once.")},
    {"box.combination",
     QT_TRANSLATE_NOOP("BoxFaults",
                       "“{key}” holds parts that do not go together. Change one of them.")},
    {"box.combination",
     QT_TRANSLATE_NOOP("BoxFaults", "These parts do not go together. Change one of them.")},
};

} // namespace

constinit const PhraseTable boxSentences{"BoxFaults", phrases};

} // namespace gyoji
