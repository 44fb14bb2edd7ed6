// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// The day and its objective, to be read from a metre.
Item {
    id: root

    required property ArigatoTable table
    /// Of the objective's pictures.
    required property int side

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        spacing: Theme.gap

        Line {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: 2 * Theme.large
            font.weight: Font.DemiBold
            text: root.table.view.isOver ? root.table.view.victory : qsTr("Day %1").arg(root.table.view.day)
            Accessible.name: text
        }
        Signs {
            x: Math.floor((parent.width - paintedWidth) / 2)
            width: Math.min(implicitWidth, parent.width)
            visible: root.table.view.objective !== ""
            side: Math.max(Theme.sign, root.side)
            row: root.table.view.objectiveSigns
            text: root.table.view.objective
        }
        Line {
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.large
            text: root.table.view.objective
        }
        Line {
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            color: Theme.vermilion
            text: root.table.view.special
        }
        Line {
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            color: Theme.faint
            text: root.table.view.tomorrow
        }
    }
}
