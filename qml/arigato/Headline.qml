// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// The day, and its objective in pictures and in words; at the end who has won.
Column {
    id: root

    required property ArigatoTable table
    readonly property bool hasObjective: !table.view.isOver && table.view.objective !== ""

    function words(): string {
        if (root.table.view.isOver)
            return root.table.view.victory;
        return root.hasObjective ? root.table.view.objective : qsTr("Day %1: no objective").arg(root.table.view.day);
    }

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
        font.weight: root.hasObjective ? Font.Normal : Font.DemiBold
        text: root.words()
        Accessible.name: text
    }
}
