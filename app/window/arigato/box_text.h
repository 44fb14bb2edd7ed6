// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box_merge.h"
#include "json/fault.h"
#include "words/language.h"

#include <QString>

namespace gyoji {

class Words;

/// What a field of a box is called: "Favor under the gate", "Day 3".
QString partName(const arigato::BoxPart &part, const Words &words, Language language);

/// What a box says there, in words; `id` is the card's or face's in it.
QString partText(const arigato::Box &box, const std::string &id, const arigato::BoxPart &part,
                 const Words &words, Language language);

/// "upper left and lower right"
QString placesText(const arigato::Card &card, const Words &words, Language language);

/// "0, 1, 3"
QString tableText(const std::optional<arigato::ScoreTable> &table);

/// What is wrong with a field, which is called so.
QString faultText(const Fault &fault, const QString &field, const Words &words, Language language);

/// Why such numbers make no score table; empty where they make one, or none.
QString tableTrouble(const QString &numbers, const Words &words, Language language);

/// The numbers of such a text, parted by whatever; none where something else stands between them.
std::optional<arigato::ScoreTable> tableFrom(const QString &text);

} // namespace gyoji
