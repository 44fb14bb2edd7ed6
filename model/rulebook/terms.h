// SPDX-License-Identifier: MIT
#pragma once

#include "words/language.h"

#include <QString>

#include <vector>

namespace gyoji {

/// What a text is found by: the stem of a word, or one or two characters of a text without spaces.
struct SearchTerm
{
    QString text;
    /// What it tells about the subject, against a word: particles and endings tell little.
    double weight = 1;
};

/// The terms of an article's text: stems, pairs of Japanese characters, and each Han character.
std::vector<SearchTerm> articleTerms(const QString &text, Language language);

/// The terms of a question: as an article's, but a Han character alone only where it stands alone.
std::vector<SearchTerm> questionTerms(const QString &text, Language language);

} // namespace gyoji
