// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"
#include "simulate/random.h"

#include <vector>

namespace gyoji::arigato {

/// What each of a day's five cards becomes (ari.dawn.roles).
struct Roles
{
    CardRef resident{};
    Slot slot{};
    /// Somebody lives there and must leave first.
    bool evict = false;
    std::vector<CardRef> travelers;
    std::vector<CardRef> producers;
};

/// Roles for the hand of five cards that the rules accept and that look good to a player.
Roles chooseRoles(const State &state, const Seat &seat, const std::vector<CardRef> &hand,
                  Random &random);

/// The lines that name these roles and end the dawn, in one of the ways players enter them: bit by
/// bit or all with the reveal, producers as cards or as types. A player who is not `plain` leaves
/// some travelers or producers unknown.
std::vector<Action> dawnLines(const State &state, SeatIndex player, const Roles &roles, bool plain,
                              Random &random);

} // namespace gyoji::arigato
