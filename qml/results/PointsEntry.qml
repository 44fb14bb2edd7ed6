// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The points from one source; a tap shows what they are made of.
Column {
    id: root

    required property ResultSeat seat
    required property string source
    required property string label
    required property string points
    required property int shade
    required property bool isOpened

    ActionButton {
        id: button
        width: root.width
        objectName: "points:" + root.source
        text: root.label
        checked: root.isOpened
        Accessible.name: qsTr("%1: %2").arg(root.label).arg(root.points)
        onClicked: root.seat.open(root.source)

        contentItem: RowLayout {
            spacing: Theme.gap

            Rectangle {
                implicitWidth: 14
                implicitHeight: 14
                color: Theme.shades[root.shade]
                border.color: Theme.ink
            }
            Line {
                Layout.fillWidth: true
                text: root.label
            }
            Line {
                text: root.points
            }
        }
    }
    Repeater {
        model: root.isOpened ? root.seat.lines : null
        delegate: RowLayout {
            id: line

            required property string text
            required property string points

            width: root.width
            spacing: Theme.gap
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1: %2").arg(text).arg(points)

            Line {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.gap
                color: Theme.faint
                font.pixelSize: Theme.small
                text: line.text
            }
            Line {
                Layout.rightMargin: 12
                font.pixelSize: Theme.small
                text: line.points
            }
        }
    }
}
