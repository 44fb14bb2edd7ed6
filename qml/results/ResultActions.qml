// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// What can be done with a result: share it, play again, look at how it came about.
Column {
    id: root

    required property AppModel app
    required property bool isOver
    property bool isAskingSeats: false

    spacing: Theme.gap

    Flow {
        width: parent.width
        spacing: Theme.gap

        ActionButton {
            objectName: "share"
            text: qsTr("Share")
            onClicked: root.app.show("share")
        }
        ActionButton {
            objectName: "rematch"
            visible: root.isOver && root.app.results.canRematch
            text: qsTr("Rematch")
            checked: root.isAskingSeats
            onClicked: root.isAskingSeats = !root.isAskingSeats
        }
        ActionButton {
            objectName: "lookBack"
            visible: root.app.results.canLookBack
            text: qsTr("Looking back")
            onClicked: root.app.show("back")
        }
        ActionButton {
            objectName: "story"
            visible: root.app.results.hasJournal
            text: qsTr("Journal")
            onClicked: root.app.show("story")
        }
        ActionButton {
            objectName: "reopen"
            visible: root.app.results.canReopen
            text: qsTr("Open the game")
            onClicked: root.app.results.reopen()
        }
    }
    Flow {
        width: parent.width
        visible: root.isAskingSeats
        spacing: Theme.gap

        ActionButton {
            objectName: "rematch:same"
            text: qsTr("Same seats")
            onClicked: root.app.results.rematch(false)
        }
        ActionButton {
            objectName: "rematch:moved"
            text: qsTr("Everyone moves on by one seat")
            onClicked: root.app.results.rematch(true)
        }
    }
}
