// SPDX-License-Identifier: MIT
#include "words/phrase.h"

#include <QtGlobal>

namespace gyoji {
namespace {

constexpr Phrase phrases[] = {
    {"share.not-ours", QT_TRANSLATE_NOOP("Share", "This is not a code of Gyoji.")},
    {"share.newer",
     QT_TRANSLATE_NOOP("Share",
                       "This code was made by a later version of Gyoji. Update this one.")},
    {"share.parts",
     QT_TRANSLATE_N_NOOP("Share", "%n part(s) of this code are missing. Paste all parts together."),
     "n"},
    {"share.damaged",
     QT_TRANSLATE_NOOP("Share", "This code is damaged. Copy it again, from its first to its last "
                                "character.")},
    {"share.other-game",
     QT_TRANSLATE_NOOP("Share", "This seat belongs to another game than the one that is open.")},
    {"share.not-a-seat",
     QT_TRANSLATE_NOOP("Share", "There are no lines of one seat in this code.")},
    {"share.differs",
     QT_TRANSLATE_NOOP("Share", "This seat was played otherwise here. Undo its lines here first, "
                                "or go on with what is here.")},
};

} // namespace

constinit const PhraseTable shareSentences{"Share", phrases};

} // namespace gyoji
