// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

/// Days of a calendar that a box does not know yet: the players answer for their objectives, and
/// describe them while they play.
namespace gyoji::arigato {

/// Stands where the objective of a day is not described yet; its text is "?" in any language.
Objective openObjective();

bool isOpenObjective(const Objective &objective);

/// The faces that a tile has: those of every copy, and those of the box.
std::vector<std::string> faceIds(const Box &box, int tile);

/// The box's face with that id; one that it lacks is made, on the tile that its id begins with.
Face &faceIn(Box &box, const std::string &id);

/// The box with those faces, which may be new to it, so that each of days 2 to 11 has an objective:
/// a day that none of them has is open, on tile 1 up to its last day, else day 6.
Box withOpenDays(Box box, const std::vector<std::string> &faces);

/// The box with the objective on the face on which that day is open; none where there is no such
/// face.
std::optional<Box> withObjective(Box box, int day, const Objective &objective);

/// The day's objective is open, and no seat has answered for it yet.
bool canDescribe(const State &state, int day);

/// The game is over, and nobody has said what the objective tokens that were taken are worth.
bool isScoringOpen(const State &state);

} // namespace gyoji::arigato
