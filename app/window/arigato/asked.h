// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/asks.h"

#include <QString>

namespace gyoji {

/// What the seat is asked first, as the screen needs it.
struct Asked
{
    /// As the rules' list calls it; empty for nothing.
    QString id;
    /// How many it wants.
    int n = 0;
};

Asked askedOf(const arigato::State &state, SeatIndex seat);

} // namespace gyoji
