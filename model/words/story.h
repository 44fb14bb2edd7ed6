// SPDX-License-Identifier: MIT
#pragma once

#include "words/language.h"

#include <QString>

namespace gyoji {

class Table;
class Words;

/// The table's whole game told in words, a line of text for each thing that happened, and the sheet
/// at the end.
QString tellStory(const Table &table, const Words &words, Language language);

} // namespace gyoji
