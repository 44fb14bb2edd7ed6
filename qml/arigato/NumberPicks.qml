// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What the seat has: gate, favor, objectives, items, total.
RowLayout {
    id: root

    required property SeatModel seat

    spacing: 0

    Repeater {
        model: root.seat.numbers
        delegate: NumberPick {
            Layout.fillWidth: true
            onClicked: root.seat.openNumber(number)
        }
    }
}
