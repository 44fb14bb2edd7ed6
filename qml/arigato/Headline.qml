// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Controls.Basic
import Gyoji
import Gyoji.Window

/// The day, and its objective in pictures and in words; at the end who has won. Where room is short
/// the words come at a tap.
AbstractButton {
    id: root

    required property ArigatoTable table
    property bool isFolded: false
    property bool isOpen: false
    readonly property bool hasObjective: !table.view.isOver && table.view.objective !== ""

    function words(): string {
        if (root.table.view.isOver)
            return root.table.view.victory;
        return root.hasObjective ? root.table.view.objective : qsTr("Day %1: no objective").arg(root.table.view.day);
    }

    objectName: "headline"
    enabled: hasObjective && isFolded
    implicitHeight: Math.max(enabled ? Theme.target : 0, implicitContentHeight)
    checkable: true
    checked: isOpen
    text: words()
    Accessible.name: text

    onClicked: root.isOpen = !root.isOpen
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        implicitHeight: childrenRect.height

        Column {
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
                visible: !root.enabled || root.isOpen
                font.weight: root.hasObjective ? Font.Normal : Font.DemiBold
                text: root.words()
                Accessible.name: text
            }
        }
    }
    background: Rectangle {
        radius: 8
        color: "transparent"
        border.width: root.visualFocus ? 3 : 0
        border.color: Theme.ink
    }
}
