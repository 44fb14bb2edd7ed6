// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// The day before or after today, small.
Row {
    id: root

    required property dayView glance

    spacing: Theme.gap / 2

    Line {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.faint
        font.pixelSize: Theme.small
        text: qsTr("Day %1").arg(root.glance.day)
        Accessible.name: text
    }
    Signs {
        anchors.verticalCenter: parent.verticalCenter
        visible: root.glance.objective !== ""
        side: Theme.small
        row: root.glance.signs
        text: root.glance.objective
    }
}
