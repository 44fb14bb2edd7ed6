// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// Cards, objectives and scoring that came up at the table at hand, for the players' own box.
Column {
    id: root

    required property TableBox tableBox

    spacing: Theme.gap / 2
    visible: tableBox.view.canLearn

    Line {
        width: parent.width
        visible: root.tableBox.view.learned > 0
        text: qsTr("New or completed cards in this game: %1. Effects not known yet: %2.").arg(root.tableBox.view.learned).arg(root.tableBox.view.effectsOpen)
    }
    Line {
        width: parent.width
        visible: root.tableBox.view.days > 0
        text: qsTr("Objectives described in this game: %1.").arg(root.tableBox.view.days)
    }
    Line {
        width: parent.width
        visible: root.tableBox.view.hasScoreTable
        text: qsTr("The objective scoring is new to your copy.")
    }
    ActionButton {
        objectName: "learn"
        text: qsTr("Into my copy")
        onClicked: root.tableBox.learn()
    }
}
