// SPDX-License-Identifier: MIT
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// Travelers sent left, where they are asked for alone.
ColumnLayout {
    id: root

    required property SeatModel seat

    spacing: Theme.gap / 2

    ClaimPicks {
        Layout.fillWidth: true
        seat: root.seat
    }
    ActionButton {
        objectName: "nameTravelers"
        isPrimary: true
        text: root.seat.view.picked > 0 || root.seat.view.isPair ? root.seat.speech.say("TravelersAsk", "Done") : root.seat.speech.say("TravelersAsk", "None of these")
        onClicked: root.seat.nameTravelers()
    }
}
