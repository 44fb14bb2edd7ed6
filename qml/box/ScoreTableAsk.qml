// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// What objective tokens are worth, asked at the end of a game whose box does not know it.
Column {
    id: root

    required property TableBox tableBox

    spacing: Theme.gap / 2
    visible: tableBox.view.asksScoreTable

    Line {
        width: parent.width
        text: qsTr("What 0, 1, 2, … objective tokens are worth, as the calendar shows it:")
    }
    Field {
        width: parent.width
        objectName: "tableScoring"
        placeholderText: "0, 1, 3, 6, 10"
        Accessible.name: qsTr("Objective scoring")
        onEditingFinished: root.tableBox.setScoreTable(text)
    }
    Line {
        width: parent.width
        visible: text !== ""
        color: Theme.vermilion
        text: root.tableBox.view.message
    }
}
