// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/seat.h"
#include "kernel/sheet.h"
#include "words/language.h"
#include "words/points.h"

#include <QJsonObject>

#include <functional>

namespace gyoji {

class Words;

/// A score as phones are told it, whatever the game.
struct SheetTelling
{
    const Words &words;
    Language language;
    Sheet sheet;
    /// May be empty.
    Course course;
    /// What a seat's points of a source are made of; empty where that is not told.
    std::function<std::vector<PointsLine>(SeatIndex seat, std::string_view source)> linesOf;
};

/// {"title", "over", "victory", "columns", "rows": [{"name", "rank"?, "wins", "cells", "sources"?:
/// [{"name", "points", "lines": [{"text", "points"}]}]}], "notes", "barsTitle", "course"?:
/// {"title", "rounds": [[total of each seat that came so far, or null]]}}. Sources and course are
/// told at the end of the game.
QJsonObject sheetPart(const SheetTelling &telling);

} // namespace gyoji
