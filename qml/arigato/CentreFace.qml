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
    /// As far as its words may grow, the less the narrower they wrap.
    readonly property int reach: Math.min(height, width)

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        spacing: Theme.gap

        Line {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.max(2 * Theme.large, root.reach / 6)
            font.weight: Font.DemiBold
            text: root.table.view.isOver ? root.table.view.victory : qsTr("Day %1").arg(root.table.view.day)
            Accessible.name: text
        }
        Signs {
            x: Math.floor((parent.width - paintedWidth) / 2)
            width: Math.min(implicitWidth, parent.width)
            visible: root.table.view.days.today.objective !== ""
            side: Math.max(Theme.sign, root.side)
            row: root.table.view.days.today.signs
            text: root.table.view.days.today.objective
        }
        Line {
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.max(Theme.large, root.reach / 14)
            text: root.table.view.days.today.objective
        }
        Line {
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Math.max(Theme.large, root.reach / 14)
            font.weight: Font.DemiBold
            color: Theme.seal
            text: root.table.view.special
        }
        Line {
            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            color: Theme.faint
            font.pixelSize: Math.max(Theme.text, root.reach / 18)
            text: root.table.view.tomorrow
        }
    }
}
