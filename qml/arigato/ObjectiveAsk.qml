// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The players say whether an objective is met that cannot be counted.
ColumnLayout {
    id: root

    required property SeatModel seat

    spacing: Theme.gap / 2

    Question {
        Layout.fillWidth: true
        text: root.seat.speech.say("ObjectiveAsk", "Is the objective of the day met?")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        ActionButton {
            objectName: "met"
            text: root.seat.speech.say("ObjectiveAsk", "Yes, on to dusk")
            onClicked: root.seat.answer(true)
        }
        ActionButton {
            objectName: "unmet"
            text: root.seat.speech.say("ObjectiveAsk", "No, on to dusk")
            onClicked: root.seat.answer(false)
        }
        ActionButton {
            objectName: "describeObjective"
            visible: root.seat.view.canDescribe
            text: root.seat.speech.say("ObjectiveAsk", "Describe it by icons")
            onClicked: root.seat.describeObjective()
        }
    }
}
