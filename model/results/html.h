// SPDX-License-Identifier: MIT
#pragma once

#include "results/play.h"
#include "words/language.h"

namespace gyoji {

class Words;

/// A play's result as one page of HTML that needs nothing else: a table that prints on A4 and
/// Letter, is readable without colors and to a screen reader, runs no script and loads nothing.
QByteArray resultHtml(const Words &words, const Play &play, Language language);

} // namespace gyoji
