// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// What the headline shows: the day and the objective in pictures, then words.
Item {
    id: root

    required property ArigatoTable table
    required property bool hasObjective
    required property bool showsWords
    required property string words

    implicitHeight: lines.implicitHeight

    Column {
        id: lines
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width

        Row {
            visible: root.hasObjective
            spacing: 2 * Theme.gap

            Line {
                anchors.verticalCenter: parent.verticalCenter
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                text: qsTr("Day %1").arg(root.table.view.day)
                Accessible.name: text
            }
            Signs {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, root.width - 8 * Theme.text)
                side: Theme.large * 5 / 4
                row: root.table.view.objectiveSigns
                text: root.table.view.objective
            }
        }
        Line {
            width: parent.width
            visible: root.showsWords
            font.weight: root.hasObjective ? Font.Normal : Font.DemiBold
            text: root.words
            Accessible.name: text
        }
    }
}
