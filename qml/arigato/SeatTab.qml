// SPDX-License-Identifier: MIT
import Gyoji
import Gyoji.Window

/// A seat to turn to: its name, its total, and ! while it owes a choice.
ActionButton {
    required property SeatModel seat

    leftPadding: 4
    rightPadding: 4
    text: seat.view.owes > 0 ? qsTr("%1 %2 !").arg(seat.view.name).arg(seat.view.total) : qsTr("%1 %2").arg(seat.view.name).arg(seat.view.total)
}
