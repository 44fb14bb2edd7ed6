// SPDX-License-Identifier: MIT
#pragma once

#include "table/script.h"

/// A game, or one seat of it, handed over to another device.
namespace gyoji {

/// The seat's lines behind the header, with those of nobody's that they may need: cards described,
/// rulings.
QByteArray writeSeat(const QByteArray &header, const Table &table, SeatIndex seat);

/// The lines of a seat's script that the table still lacks, to be put behind its last one. Refused
/// as "share.other-game" where the headers differ, as "share.not-a-seat" where the script is not of
/// one seat, and as "share.differs" where the table's own lines of that seat are others than its
/// first.
std::variant<QByteArrayList, Refusal> linesToTake(const QByteArray &header, const Table &table,
                                                  const QByteArray &script);

} // namespace gyoji
