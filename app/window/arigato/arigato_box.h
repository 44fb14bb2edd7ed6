// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "window/box/box_rooms.h"

namespace gyoji {

/// A box of Arigatō for the pages of boxes.
AnyBox anyBox(arigato::Box box);

/// The box in it, which is one of Arigatō.
const arigato::Box &boxIn(const GameBox &box);

/// The box that is edited; of null, one with nothing in it.
const arigato::Box &boxIn(const OwnBox *own);

/// Keeps the box as it is to be, where it is another; false where that cannot be done.
bool change(OwnBox &own, arigato::Box box);

/// What Arigatō has for the pages of boxes.
BoxRoom arigatoBoxRoom();

} // namespace gyoji
