// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

namespace gyoji::arigato {

/// What a game begins with, as a script's header says it; the box stands beside it.
struct Header
{
    /// Their names, in seat order.
    std::vector<std::string> players;
    /// The calendar's faces by id: at most one of each tile, none for a game without objectives.
    std::vector<std::string> faces;
    /// A calendar of the header's own, in place of faces.
    std::optional<Calendar> calendar;
    /// A score table of the header's own, before all others.
    std::optional<ScoreTable> scoreTable;
    Rulings rulings{};
    /// One for each player, or none: all are followed fully.
    std::vector<Track> tracks;
    int day = firstDay;

    friend bool operator==(const Header &, const Header &) = default;
};

/// The state that a header leads to. Its faces must be of the box, of different tiles and days.
State begin(const Header &header, Box box);

} // namespace gyoji::arigato
