// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// What the seat has: gate, favor, objectives, items, total. No layout: its rows come and go, perhaps
/// out of sight.
Row {
    id: root

    required property SeatModel seat

    Repeater {
        id: numbers
        model: root.seat.numbers
        delegate: NumberPick {
            speech: root.seat.speech
            width: Math.floor(root.width / numbers.count)
            onClicked: root.seat.openNumber(number)
        }
    }
}
