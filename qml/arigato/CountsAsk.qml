// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What an offering needs, or what lies in the supply: so many of each item.
ColumnLayout {
    id: root

    required property SeatModel seat
    readonly property bool isSupply: seat.view.ask === "supply"

    spacing: Theme.gap / 2

    Question {
        Layout.fillWidth: true
        text: root.isSupply ? root.seat.speech.say("CountsAsk", "What lies in the supply? It goes with the step to dusk.") : root.seat.speech.say("CountsAsk", "What does the offering of %1 need?").arg(root.seat.view.askedCard)
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: root.seat.items
            delegate: CountPick {
                speech: root.seat.speech
                required property string item
                required property int counted

                Layout.fillWidth: true
                Layout.preferredWidth: 1
                key: item
                n: counted
                onStepped: by => root.seat.count(item, by)
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        ActionButton {
            objectName: "nameCost"
            visible: !root.isSupply
            enabled: root.seat.view.picked > 0
            isLit: enabled
            isPrimary: true
            text: root.seat.view.isOffering ? root.seat.speech.say("CountsAsk", "Pay and prepare") : root.seat.speech.say("CountsAsk", "Done")
            onClicked: root.seat.nameCost()
        }
        ActionButton {
            objectName: "offerUnpaid"
            visible: root.seat.view.isOffering
            text: root.seat.speech.say("CountsAsk", "Prepare, cost later")
            onClicked: root.seat.offerUnpaid()
        }
        ActionButton {
            objectName: "putOff"
            text: root.seat.speech.say("CountsAsk", "Not now")
            onClicked: root.seat.unpick()
        }
    }
}
