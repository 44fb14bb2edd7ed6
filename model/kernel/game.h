// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/fact.h"
#include "kernel/outcome.h"
#include "kernel/seat.h"

#include <concepts>

namespace gyoji {

/// The contract between a game's room and all that is shared (journal, table, conformance tests).
///
/// - `State`, `Action` and `Fact` are values; `Fact` has the members of FactBase.
/// - `apply` is pure: the same state and action give the same outcome. It takes the state by value:
///   who still needs the old one hands in a copy.
/// - `seatOf` is the seat an action belongs to, or noSeat when it is the whole table's.
/// - `clockOf` tells a seat's place in the course of the game (day and phase, say), as a number
/// that
///   grows; lines of a seat with the same number are of the same phase.
template <class G>
concept Game = std::equality_comparable<typename G::State> &&
    std::equality_comparable<typename G::Action> && std::derived_from<typename G::Fact, FactBase> &&
    requires(const typename G::State &state, const typename G::Action &action, SeatIndex seat)
{
    {
        G::apply(state, action)
        } -> std::same_as<Outcome<typename G::State, typename G::Fact>>;
    {
        G::seatOf(action)
        } -> std::same_as<SeatIndex>;
    {
        G::clockOf(state, seat)
        } -> std::same_as<int>;
};

} // namespace gyoji
