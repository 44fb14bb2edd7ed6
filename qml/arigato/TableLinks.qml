// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// The pages about the table, in a row or, one below the other, as wide as it is.
Grid {
    id: root

    required property AppModel app
    property bool isColumn: false

    columns: isColumn ? 1 : 4
    spacing: Theme.gap / 2

    ActionButton {
        objectName: "history"
        width: root.isColumn ? root.width : implicitWidth
        text: qsTr("History")
        onClicked: root.app.show("journal")
    }
    ActionButton {
        objectName: "invite"
        width: root.isColumn ? root.width : implicitWidth
        text: qsTr("Invite")
        onClicked: root.app.show("invite")
    }
    ActionButton {
        objectName: "rules"
        width: root.isColumn ? root.width : implicitWidth
        text: qsTr("Rules")
        onClicked: root.app.show("rules")
    }
    ActionButton {
        objectName: "centre"
        visible: root.isColumn
        width: root.width
        text: qsTr("Centerpiece")
        onClicked: root.app.show("centre")
    }
    ActionButton {
        objectName: "score"
        width: root.isColumn ? root.width : implicitWidth
        isPrimary: root.app.table.view.isOver
        text: qsTr("Score")
        onClicked: root.app.show("results")
    }
}
