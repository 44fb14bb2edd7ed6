// SPDX-License-Identifier: MIT
#pragma once

#include "results/play.h"
#include "words/points.h"

#include <functional>

namespace gyoji {

class RunningTable;
struct PlayEntry;
class Store;

/// A play as the sheet shows it.
struct ShownPlay
{
    Play play;
    /// Empty where nobody followed it round by round.
    Course course;
    /// What a seat's points of a source are made of; none where nobody knows.
    std::function<std::vector<PointsLine>(SeatIndex seat, const std::string &source,
                                          Language language)>
        linesOf;
};

/// A table of the store, as it stands. It and the words must outlive what is shown of it.
ShownPlay shownPlay(const Store &store, const RunningTable &running, const Words &words);

/// A table by itself.
ShownPlay shownPlay(const Table &table, const Words &words);

/// A play of which only the sheet is kept.
ShownPlay shownPlay(const PlayEntry &entry);

} // namespace gyoji
