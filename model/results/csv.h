// SPDX-License-Identifier: MIT
#pragma once

#include "results/play.h"
#include "words/language.h"

#include <span>

namespace gyoji {

class Words;

/// A player's text as a cell of a spreadsheet: quoted where RFC 4180 asks for it, and what a
/// spreadsheet would take for a formula begins with an apostrophe.
QString csvText(const QString &text);

/// Plays as CSV (RFC 4180) for spreadsheets, in UTF-8 with a byte order mark: a row of headings in
/// that language, then a row for each player. Seats are counted from 1; start player and winner are
/// 1 or 0; what is not known is empty. Every source of points of any of the plays has its column.
QByteArray resultCsv(const Words &words, std::span<const Play> plays, Language language);

} // namespace gyoji
