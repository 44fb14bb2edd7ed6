// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// Cards that came up at the table at hand, for the players' own box.
Column {
    id: root

    required property TableBox tableBox

    spacing: Theme.gap / 2
    visible: tableBox.view.learned > 0

    Line {
        width: parent.width
        text: qsTr("New or completed cards in this game: %1. Effects not known yet: %2.").arg(root.tableBox.view.learned).arg(root.tableBox.view.effectsOpen)
    }
    ActionButton {
        objectName: "learn"
        text: qsTr("Into my copy")
        onClicked: root.tableBox.learn()
    }
}
