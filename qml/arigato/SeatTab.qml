// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// A seat to turn to: its name and total, • while it is behind, ! while it owes a choice.
ActionButton {
    id: root

    required property SeatModel seat
    readonly property string mark: seat.view.owes > 0 ? " !" : seat.view.isBehind ? " •" : ""

    objectName: "seat:" + seat.index
    leftPadding: 4
    rightPadding: 4
    text: qsTr("%1 %2").arg(seat.view.name).arg(seat.view.total) + mark
    Accessible.description: seat.view.owes > 0 ? qsTr("owes a choice") : seat.view.isBehind ? qsTr("is behind") : ""
}
