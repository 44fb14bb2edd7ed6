// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

/// What a random player finds good: rough, in half points, and cheap to tell.
namespace gyoji::arigato {

/// The index of the item there is most of, the first of several.
std::size_t indexOfMost(const Items &items);

/// What the seat's offerings to come still lack: the costs of artisans without one, less the
/// supply.
Items wantsOf(const State &state, const Seat &seat);

/// What the gains bring when given once.
int worthOf(const State &state, const Seat &seat, const std::vector<Gain> &gains);

/// What it brings to place that card today.
int worthOf(const State &state, const Seat &seat, const Card &card);

/// What the roles bring at the reveal through the seat's face-up artisans, and their items.
int worthOfRoles(const State &state, const Seat &seat, const std::vector<CardRef> &travelers,
                 const std::vector<CardRef> &producers);

} // namespace gyoji::arigato
