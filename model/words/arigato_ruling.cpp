// SPDX-License-Identifier: MIT
#include "words/arigato_ruling.h"

#include "words/words.h"

namespace gyoji::arigato {

QString rulingQuestion(const Words &words, Ruling ruling, Language language)
{
    return words.term({"ruling", idOf(ruling)}, language);
}

QString rulingAnswer(const Words &words, Ruling ruling, int value, Language language)
{
    std::string id(idOf(ruling));
    id.append("/").append(rulingValues[indexOf(ruling)][static_cast<std::size_t>(value)]);
    return words.term({"ruling-value", id}, language);
}

QString rulingReason(const Words &words, Ruling ruling, Language language)
{
    return words.term({"ruling-why", idOf(ruling)}, language);
}

} // namespace gyoji::arigato
