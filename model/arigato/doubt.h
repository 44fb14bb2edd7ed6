// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "kernel/journal.h"

#include <optional>

/// Where the rules are silent, the table decides; it is asked when that first changes a number.
namespace gyoji::arigato {

/// A ruling that nobody has answered for, though a line comes out otherwise under its other value.
struct Doubt
{
    Ruling ruling{};
    std::size_t line = 0;
    /// The state after the line, as it was played and under the other value.
    State played;
    State other;

    friend bool operator==(const Doubt &, const Doubt &) = default;
};

/// Of the seat's last line: the first ruling, in their order, by which the seat would have other
/// favor, items or objective tokens, or owe others. None once the ruling was answered for by a
/// line of the journal, or set by the header, and none at a table that is over.
std::optional<Doubt> doubtOf(const Journal<Game> &journal, SeatIndex seat);

/// Do two seats differ in numbers that players see?
bool differInNumbers(const Seat &a, const Seat &b);

} // namespace gyoji::arigato
