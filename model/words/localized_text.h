// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/localized.h"
#include "words/language.h"

#include <QString>

namespace gyoji {

/// A text of a file in that language, or in the first that it has.
QString localizedText(const Localized &text, Language language);

} // namespace gyoji
