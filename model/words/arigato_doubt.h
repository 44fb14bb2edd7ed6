// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/doubt.h"
#include "words/language.h"

#include <QString>

namespace gyoji {
class Words;
}

namespace gyoji::arigato {

/// A ruling to answer, with what comes of each answer: "No, as played: 12 favor".
struct DoubtTold
{
    QString question;
    QString played;
    QString other;
};
DoubtTold doubtSentences(const Words &words, const Doubt &doubt, SeatIndex seat, Language language);

} // namespace gyoji::arigato
