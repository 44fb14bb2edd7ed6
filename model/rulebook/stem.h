// SPDX-License-Identifier: MIT
#pragma once

#include "words/language.h"

#include <QString>

namespace gyoji {

/// A folded word without its plural and common verb endings, so that "exchanging" finds "exchange";
/// number words are digits. Japanese words stay as they are.
QString stemOf(const QString &word, Language language);

/// Is that folded word one that says nothing about the subject, as "the" or "est"?
bool isStopWord(const QString &word, Language language);

} // namespace gyoji
