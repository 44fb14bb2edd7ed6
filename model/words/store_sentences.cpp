// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"store.locked",
     QT_TRANSLATE_NOOP("StoreFaults", "Another Gyoji (process {pid} on {host}) has this data "
                                      "folder open. Use that one, or close it first.")},
    {"store.locked",
     QT_TRANSLATE_NOOP("StoreFaults", "Another Gyoji has this data folder open. Use that one, or "
                                      "close it first.")},
    //: {why} is what the system says.
    {"store.unusable",
     QT_TRANSLATE_NOOP("StoreFaults", "{file} cannot be used to keep games: {why} Choose another "
                                      "folder, or mend this one; nothing in it has changed.")},
    {"store.unusable",
     QT_TRANSLATE_NOOP("StoreFaults", "{file} cannot be used to keep games. Choose another folder, "
                                      "or mend this one; nothing in it has changed.")},
    {"store.unusable",
     QT_TRANSLATE_NOOP("StoreFaults", "The data folder cannot be used to keep games. Choose "
                                      "another one; nothing in it has changed.")},
    {"store.newer",
     QT_TRANSLATE_NOOP("StoreFaults", "{file} was written by a newer Gyoji. Use that one, or "
                                      "another folder; nothing in it has changed.")},
    {"store.newer",
     QT_TRANSLATE_NOOP("StoreFaults", "The data folder was written by a newer Gyoji. Use that one, "
                                      "or another folder; nothing in it has changed.")},
    //: {why} is what the system says.
    {"store.not-saved",
     QT_TRANSLATE_NOOP("StoreFaults", "This could not be saved, so it was not done: {why} Make "
                                      "room on the disk and try again; all before it is safe.")},
    {"store.not-saved",
     QT_TRANSLATE_NOOP("StoreFaults", "This could not be saved, so it was not done. Make room on "
                                      "the disk and try again; all before it is safe.")},
    {"store.damaged",
     QT_TRANSLATE_N_NOOP("StoreFaults", "This game’s file is damaged. The first %n line(s) are "
                                        "sound and open; the rest is set aside."),
     "n"},
    {"store.damaged",
     QT_TRANSLATE_NOOP("StoreFaults", "This game’s file is damaged. What is sound is open; the "
                                      "rest is set aside.")},
    {"store.no-table",
     QT_TRANSLATE_NOOP("StoreFaults", "This game is no longer here. Choose another one.")},
};

} // namespace

constinit const PhraseTable storeSentences{"StoreFaults", phrases};

} // namespace gyoji
