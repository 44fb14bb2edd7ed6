// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The five items of the supply; a tap chooses, discards or exchanges.
RowLayout {
    id: root

    required property SeatModel seat

    spacing: Theme.gap / 2

    Repeater {
        model: root.seat.items
        delegate: AbstractButton {
            id: entry

            required property string item
            required property string name
            required property int n
            required property int picked
            required property bool canPick

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            implicitHeight: Math.max(Theme.target, implicitContentHeight + Theme.gap)
            enabled: canPick
            text: qsTr("%1: %2").arg(name).arg(n)
            Accessible.name: text
            onClicked: root.seat.pickItem(entry.item)
            Keys.onReturnPressed: entry.clicked()
            Keys.onEnterPressed: entry.clicked()

            contentItem: Column {
                Line {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    font.weight: Font.DemiBold
                    text: entry.picked > 0 ? qsTr("%1 (%2)").arg(entry.n).arg(entry.picked) : entry.n
                }
                Line {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    font.pixelSize: 12
                    text: Theme.shapeOf(entry.item) + " " + entry.name
                }
            }
            background: Rectangle {
                radius: 8
                color: entry.picked > 0 ? Theme.lit : Theme.card
                border.width: entry.visualFocus ? 3 : entry.canPick ? 2 : 1
                border.color: entry.visualFocus ? Theme.ink : entry.canPick ? Theme.vermilion : Theme.line
            }
        }
    }
}
