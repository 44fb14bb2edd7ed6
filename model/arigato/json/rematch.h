// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

#include <QByteArray>

namespace gyoji::arigato {

/// The header of a game like the one that began with that header and came from `start` to `now`:
/// the same players but those who have retired, box, with all that it has learned, calendar and
/// rulings. Where seats move, the second player comes first and the first last.
QByteArray rematchHeader(const QByteArray &header, const State &start, const State &now,
                         bool movesSeats);

} // namespace gyoji::arigato
