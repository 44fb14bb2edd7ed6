// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What hands take and give back after the last act, and why.
RowLayout {
    id: root

    required property SeatModel seat
    required property bool isOpen
    signal toggled

    spacing: Theme.gap / 2

    ColumnLayout {
        spacing: 0

        Line {
            Layout.fillWidth: true
            visible: root.seat.view.take !== ""
            font.weight: Font.DemiBold
            text: root.seat.speech.say("TakeLine", "Take: %1").arg(root.seat.view.take)
            Accessible.name: text
        }
        Line {
            Layout.fillWidth: true
            visible: root.seat.view.giveBack !== ""
            font.weight: Font.DemiBold
            text: root.seat.speech.say("TakeLine", "Give back: %1").arg(root.seat.view.giveBack)
            Accessible.name: text
        }
    }
    WhyButton {
        seat: root.seat
        isOpen: root.isOpen
        onClicked: root.toggled()
    }
}
