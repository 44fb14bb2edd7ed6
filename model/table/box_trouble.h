// SPDX-License-Identifier: MIT
#pragma once

#include "json/fault.h"

#include <QByteArray>

#include <cstdint>

namespace gyoji {

/// Why a file that should be a box is not taken: it is none at all; it was one before it was cut
/// or garbled; a later version or another game knows it; or the parts that the faults name are
/// wrong.
enum class BoxTrouble : std::uint8_t { NotOurs, Damaged, Newer, OtherGame, Unreadable };

/// Of a file with those faults, of which there is one at least.
BoxTrouble troubleOf(const QByteArray &file, const Faults &faults);

/// The id of the card or face in which that fault lies; empty where it lies in none, or in one
/// that has no id.
QString idAround(const QByteArray &file, const Fault &fault);

} // namespace gyoji
