// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The favor printed on a card under the gate.
ColumnLayout {
    id: root

    required property SeatModel seat

    spacing: Theme.gap / 2

    Question {
        Layout.fillWidth: true
        text: root.seat.speech.say("FavorAsk", "How much favor is printed on %1?").arg(root.seat.view.askedCard)
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: 21
            delegate: ActionButton {
                required property int index

                objectName: "favor:" + index
                leftPadding: 4
                rightPadding: 4
                text: index
                onClicked: root.seat.nameFavor(index)
            }
        }
        ActionButton {
            objectName: "putOff"
            text: root.seat.speech.say("FavorAsk", "Not now")
            onClicked: root.seat.unpick()
        }
    }
}
