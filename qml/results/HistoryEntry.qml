// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji

/// One game of the history.
RowLayout {
    id: root

    required property string play
    required property string title
    required property string players
    required property string when
    required property bool isOver
    signal opened
    signal removed

    spacing: Theme.gap

    ActionButton {
        id: button
        Layout.fillWidth: true
        objectName: "play:" + root.play
        text: root.isOver ? qsTr("%1, %2").arg(root.title).arg(root.when) : qsTr("%1, %2, still running").arg(root.title).arg(root.when)
        Accessible.description: root.players
        onClicked: root.opened()

        contentItem: Column {
            topPadding: 6

            Line {
                width: parent.width
                color: Theme.faint
                font.pixelSize: Theme.small
                text: button.text
            }
            Line {
                width: parent.width
                text: root.players
            }
        }
    }
    ActionButton {
        objectName: "remove:" + root.play
        text: "×"
        Accessible.name: qsTr("Delete this game")
        Accessible.description: button.text
        onClicked: root.removed()
    }
}
