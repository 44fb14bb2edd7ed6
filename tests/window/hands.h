// SPDX-License-Identifier: MIT
#pragma once

#include <QVariant>

class QAbstractItemModel;
class QQuickItem;

namespace gyoji {
class ArigatoTable;
class SeatModel;
} // namespace gyoji

namespace gyoji::test {

/// What a list's row says under that role's name.
QVariant valueOf(const QAbstractItemModel &list, int row, const QByteArray &role);

/// Is it a part of that seat's side of the table?
bool isOf(const QQuickItem &item, const SeatModel &seat);

/// Does the next thing that the seat's screen offers; false where the seat is over.
bool playOn(SeatModel &seat);

/// Plays the table to its end by what its screens offer; false when it does not end.
bool playOut(ArigatoTable &table);

} // namespace gyoji::test
