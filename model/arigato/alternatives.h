// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "kernel/journal.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

/// What may have happened in the place of an earlier line, or before it.
namespace gyoji::arigato {

/// What a line did: all of it, or one member of its batch.
struct Part
{
    /// Its place in the batch, from 0.
    std::optional<std::size_t> member;
    Action action;
    State before;
};

/// In the order of the batch.
std::vector<Part> partsOf(const Journal<Game> &journal, std::size_t line);

/// In what two actions differ, first of all.
enum class Aspect : std::uint8_t {
    Act,
    Card,
    Slot,
    Travelers,
    Producers,
    Choice,
    Order,
    Answer,
    Effects,
    Value
};
Aspect aspectOf(const Action &was, const Action &meant);

/// What the seat, or the table, may have done instead; the rules accept it there. A card that was
/// named is replaced in its workshop where it may live there. Nothing that sets names, ends a day
/// or notes a text.
std::vector<Action> alternativesTo(const Part &part);

/// What the part's seat may have done before it; the rules accept it there. None where it is
/// nobody's. Gains by hand are those of an effect forgotten: a little favor, or one item.
std::vector<Action> additionsBefore(const Part &part);

/// A line with another action in the place of one of its parts.
struct Replacement
{
    Action line;
    /// Later members of its batch that no longer stand, and why; they are left out. Each is counted
    /// as in the line that was.
    std::vector<std::pair<std::size_t, Refusal>> fallen;
};

/// With `by` in the part's place, or without the part.
Replacement replaced(const std::vector<Part> &parts, std::size_t part, std::optional<Action> by);

} // namespace gyoji::arigato
