// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Gyoji
import Gyoji.Window

/// The day, and its objective in pictures and in words; at the end who has won. Where room is short
/// the words come at a tap.
T.AbstractButton {
    id: root

    required property ArigatoTable table
    /// The table's, or those of the one seat that is shown.
    required property threeDays days
    property bool isFolded: false
    property bool isOpen: false
    readonly property bool hasObjective: !table.view.isOver && days.today.objective !== ""

    function words(): string {
        if (root.table.view.isOver)
            return root.table.view.victory;
        return root.hasObjective ? root.days.today.objective : qsTr("Day %1: no objective").arg(root.days.today.day);
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

    contentItem: HeadlineWords {
        days: root.days
        showsDays: !root.table.view.isOver
        hasObjective: root.hasObjective
        showsWords: !root.enabled || root.isOpen
        words: root.text
    }
    background: Rectangle {
        radius: 8
        color: "transparent"
        border.width: root.visualFocus ? 3 : 0
        border.color: Theme.ink
    }
}
