// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/state.h"

namespace gyoji::arigato {

/// Face-up artisans of the village, of that type, with an offering; of any type and all of them
/// where that is not said.
int countInVillage(const State &state, const Seat &seat, std::optional<ArtisanType> type,
                   bool withOffering = false);
/// Face-up artisans of that type in a row of the village.
int countInRow(const State &state, const Seat &seat, Row row, ArtisanType type);
/// Cards of that type under the gate, those known by type only among them.
int countUnderGate(const State &state, const Seat &seat, ArtisanType type);

/// Are the two travelers of one type (`travelers-match`)? Not where nobody knows.
bool areAlike(const TravelerTypes &travelers);

} // namespace gyoji::arigato
