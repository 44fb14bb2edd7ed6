// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/rules.h"
#include "kernel/journal.h"
#include "simulate/random.h"

#include <rapidcheck.h>

namespace gyoji::arigato {

using Lines = Journal<Game>;

/// Some lines out of the middle of a random game, and chance for what a test does with them. It
/// shrinks to fewer lines, nearer to the game's start.
struct Window
{
    std::uint64_t seed = 0;
    int players = 1;
    std::size_t from = 0;
    std::size_t length = 0;

    State start() const;
    std::vector<Action> actions() const;
    Lines journal() const;
    Random random() const { return Random(seed + 1000 * from + length); }
};

rc::Gen<Window> windows();
void showValue(const Window &window, std::ostream &out);

/// Journals with the same lines, state and undone part.
bool areSame(const Lines &a, const Lines &b);
Lines journalOf(const State &start, const std::vector<Action> &actions);

} // namespace gyoji::arigato
