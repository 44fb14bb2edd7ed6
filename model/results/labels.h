// SPDX-License-Identifier: MIT
#pragma once

#include "results/play.h"
#include "words/language.h"

namespace gyoji {

class Words;

/// What the parts of a result are called, for every format that people read.
namespace labels {

/// "objectives".
QString source(const Words &words, std::string_view source, Language language);

/// "Arigatō: final score".
QString heading(const Words &words, const Sheet &sheet, Language language);

/// Date, minutes and place, as far as they are known.
QStringList details(const Words &words, const Play &play, Language language);

/// The title of the box; empty where none is known.
QString box(const Words &words, const Sheet &sheet, Language language);

/// What has to be said beside a seat's numbers: that it has retired, what is still unknown.
QStringList notes(const Words &words, const SheetSeat &seat, Language language);

/// The sheet as it is told in sentences: its names are told apart and fit into any line.
Sheet toldSheet(const Sheet &sheet);

} // namespace labels

} // namespace gyoji
