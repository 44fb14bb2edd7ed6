// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/refusal.h"

#include <cstddef>
#include <vector>

namespace gyoji {

/// A change to the past: `removed` lines from line `at` on give way to `inserted`. With one removed
/// and one inserted it changes a line, with none removed it puts one in.
template <class Action>
struct Amendment
{
    std::size_t at = 0;
    std::size_t removed = 0;
    std::vector<Action> inserted;

    friend bool operator==(const Amendment &, const Amendment &) = default;
};

/// The first line that does not stand, counted in the journal as it would be, and why.
struct Fall
{
    std::size_t line = 0;
    Refusal refusal;

    friend bool operator==(const Fall &, const Fall &) = default;
};

/// What was taken back: redo makes it again.
template <class Action>
struct Undone
{
    Amendment<Action> amendment;
    /// It was a change to the past, else a line.
    bool isAmend = false;

    friend bool operator==(const Undone &, const Undone &) = default;
};

} // namespace gyoji
