// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// A card or face that an import would change, or a field in which both boxes differ.
Column {
    id: root

    required property string title
    required property string note
    required property string mine
    required property string theirs
    required property bool isQuestion
    required property bool takesTheirs
    required property bool canPart
    signal picked(isTheirs: bool)
    signal parted

    spacing: Theme.gap / 2

    Line {
        width: parent.width
        font.weight: root.isQuestion ? Font.Normal : Font.DemiBold
        text: root.title
    }
    Line {
        width: parent.width
        visible: !root.isQuestion
        color: Theme.faint
        text: root.note
    }
    ActionButton {
        width: parent.width
        visible: root.isQuestion
        objectName: "mine"
        checked: !root.takesTheirs
        text: qsTr("Here: %1").arg(root.mine)
        onClicked: root.picked(false)
    }
    ActionButton {
        width: parent.width
        visible: root.isQuestion
        objectName: "theirs"
        checked: root.takesTheirs
        text: qsTr("There: %1").arg(root.theirs)
        onClicked: root.picked(true)
    }
    ActionButton {
        visible: root.canPart
        objectName: "twoCards"
        text: qsTr("These are two cards")
        onClicked: root.parted()
    }
}
