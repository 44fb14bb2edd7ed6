// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The order of two or more hourglass effects at dusk; a tap lets one come sooner.
ColumnLayout {
    id: root

    required property SeatModel seat

    visible: turns.count > 0
    spacing: Theme.gap / 2

    Line {
        Layout.fillWidth: true
        text: root.seat.speech.say("HourglassOrder", "Hourglass effects at dusk come in this order. A tap lets one come sooner.")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            id: turns
            model: root.seat.turns
            delegate: ActionButton {
                required property int index
                required property string slot
                required property string card
                required property string effect

                objectName: "turn:" + slot
                text: root.seat.speech.say("HourglassOrder", "%1. %2").arg(index + 1).arg(card)
                Accessible.description: effect
                onClicked: root.seat.turnSooner(slot)
            }
        }
    }
}
