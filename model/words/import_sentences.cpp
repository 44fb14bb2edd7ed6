// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"import.size",
     QT_TRANSLATE_NOOP("ImportFaults",
                       "This file is too big for a list of plays. At most {max} MiB can be read.")},
    {"import.size", QT_TRANSLATE_NOOP("ImportFaults", "This file is too big for a list of plays.")},
    {"import.json",
     QT_TRANSLATE_NOOP("ImportFaults",
                       "This file cannot be read as a list of plays: it must be valid JSON in "
                       "UTF-8, at most 64 levels deep.")},
    {"import.kind",
     QT_TRANSLATE_NOOP("ImportFaults",
                       "This is not a file of BG Stats: “games”, “players” and “plays” must be "
                       "lists in it. Export it from BG Stats once more, and choose that file.")},
    {"import.missing",
     QT_TRANSLATE_NOOP("ImportFaults",
                       "“{key}” is missing. What it belongs to is left out of the import.")},
    {"import.missing",
     QT_TRANSLATE_NOOP("ImportFaults",
                       "Something is missing. What it belongs to is left out of the import.")},
    {"import.type",
     QT_TRANSLATE_NOOP("ImportFaults", "“{key}” has the wrong kind of value. Expected: {expected}. "
                                       "What it belongs to is left out of the import.")},
    {"import.type",
     QT_TRANSLATE_NOOP("ImportFaults", "This is the wrong kind of value. What it belongs to is "
                                       "left out of the import.")},
    {"import.range",
     QT_TRANSLATE_NOOP("ImportFaults",
                       "“{key}” is out of range. Expected: {expected} from {min} to {max}. What it "
                       "belongs to is left out of the import.")},
    {"import.range",
     QT_TRANSLATE_NOOP("ImportFaults", "This value is out of range. What it belongs to is left out "
                                       "of the import.")},
    {"import.date",
     QT_TRANSLATE_NOOP("ImportFaults",
                       "“{word}” at “{key}” is not a date and time. This play is left out of the "
                       "import.")},
    {"import.date",
     QT_TRANSLATE_NOOP("ImportFaults",
                       "This is not a date and time. This play is left out of the import.")},
    {"import.reference",
     QT_TRANSLATE_NOOP("ImportFaults",
                       "“{key}” names number {id}, which this file does not have. This play is "
                       "left out of the import.")},
    {"import.reference",
     QT_TRANSLATE_NOOP("ImportFaults",
                       "This names a number that the file does not have. This play is left out of "
                       "the import.")},
    {"import.duplicate",
     QT_TRANSLATE_NOOP(
         "ImportFaults",
         "“{id}” is there twice. The second, at “{key}”, is left out of the import.")},
    {"import.duplicate",
     QT_TRANSLATE_NOOP("ImportFaults",
                       "This is there twice. The second is left out of the import.")},
};

} // namespace

constinit const PhraseTable importSentences{"ImportFaults", phrases};

} // namespace gyoji
