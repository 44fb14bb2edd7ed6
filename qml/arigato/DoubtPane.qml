// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// The rules are silent, and what the seat has done comes out otherwise as the table decides.
Column {
    id: root

    required property SeatModel seat

    spacing: Theme.gap / 2

    Line {
        width: root.width
        text: root.seat.doubt.question
    }
    Flow {
        width: root.width
        spacing: Theme.gap / 2

        ActionButton {
            objectName: "doubt:played"
            text: root.seat.doubt.played
            Accessible.description: root.seat.doubt.question
            onClicked: root.seat.settleDoubt(true)
        }
        ActionButton {
            objectName: "doubt:other"
            text: root.seat.doubt.other
            Accessible.description: root.seat.doubt.question
            onClicked: root.seat.settleDoubt(false)
        }
    }
}
