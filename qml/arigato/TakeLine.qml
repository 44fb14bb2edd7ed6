// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What hands take and give back after the last act, and why.
ColumnLayout {
    id: root

    required property SeatModel seat

    spacing: 2

    Line {
        Layout.fillWidth: true
        visible: root.seat.view.take !== ""
        font.weight: Font.DemiBold
        text: qsTr("Take: %1").arg(root.seat.view.take)
        Accessible.name: text
    }
    Line {
        Layout.fillWidth: true
        visible: root.seat.view.giveBack !== ""
        font.weight: Font.DemiBold
        text: qsTr("Give back: %1").arg(root.seat.view.giveBack)
        Accessible.name: text
    }
    Repeater {
        model: root.seat.view.why
        delegate: Line {
            required property string modelData

            Layout.fillWidth: true
            font.pixelSize: Theme.small
            color: Theme.faint
            text: modelData
        }
    }
}
