// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/objective_form.h"
#include "words/language.h"

#include <QString>

namespace gyoji {
class Words;
}

/// How an objective is described, in words and pictures.
namespace gyoji::arigato {

/// "Where it counts"
QString fieldTitle(const Words &words, ObjectiveField field, Language language);

/// "village", "Of one kind", "Any type"
QString choiceName(const Words &words, ObjectiveField field, const std::string &choice,
                   Language language);

/// "zone/village"; empty for none and for numbers.
QString choiceIcon(ObjectiveField field, const std::string &choice);

} // namespace gyoji::arigato
