// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/terms.h"
#include "words/language.h"

#include <QString>

namespace gyoji {
class Words;
}

/// The table's rulings, where the sources are silent (spec, section 4).
namespace gyoji::arigato {

QString rulingQuestion(const Words &words, Ruling ruling, Language language);

/// An answer to it; `value` is the index in rulingValues.
QString rulingAnswer(const Words &words, Ruling ruling, int value, Language language);

/// Why the default is what it is.
QString rulingReason(const Words &words, Ruling ruling, Language language);

} // namespace gyoji::arigato
