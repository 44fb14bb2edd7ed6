// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Gyoji
import Gyoji.Window

/// What was done, and what fired and why, the latest at the end.
ListView {
    id: root

    required property ArigatoTable table

    clip: true
    spacing: Theme.gap
    model: table.log
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("History")
    ScrollBar.vertical: ScrollBar {}
    Component.onCompleted: positionViewAtEnd()
    delegate: Column {
        id: entry

        required property string deed
        required property list<string> facts

        width: ListView.view.width - 2 * Theme.gap

        Line {
            width: parent.width
            text: entry.deed
        }
        Repeater {
            model: entry.facts
            delegate: Line {
                required property string modelData

                width: parent.width
                leftPadding: 2 * Theme.gap
                color: Theme.faint
                font.pixelSize: Theme.small
                text: modelData
            }
        }
    }
}
