// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// Which types were kept to produce, a tap each; above them travelers that matter.
ColumnLayout {
    id: root

    required property SeatModel seat

    spacing: Theme.gap / 2

    ClaimPicks {
        Layout.fillWidth: true
        seat: root.seat
    }
    Question {
        Layout.fillWidth: true
        text: root.seat.speech.say("ProducersAsk", "Producers: %1 of %2").arg(root.seat.view.picked).arg(root.seat.view.wanted)
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: root.seat.types
            delegate: TypePick {
                speech: root.seat.speech
                side: Theme.targetFor(root.seat.view.isChild)
                onClicked: root.seat.pickType(type)
            }
        }
        ActionButton {
            objectName: "unpick"
            visible: root.seat.view.picked > 0
            text: root.seat.speech.say("ProducersAsk", "Start over")
            onClicked: root.seat.ask("producers", "")
        }
    }
}
