// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What a file of plays would bring, before it is taken in.
FormPage {
    id: root

    readonly property PlayImport importing: app.results.importing

    heading: qsTr("Plays from BG Stats")

    Line {
        Layout.fillWidth: true
        font.weight: Font.DemiBold
        text: root.importing.view.summary
    }
    Line {
        Layout.fillWidth: true
        visible: text !== ""
        text: root.importing.view.players
    }
    Line {
        Layout.fillWidth: true
        visible: text !== ""
        color: Theme.faint
        text: root.importing.view.faults
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: 2 * Theme.gap
        visible: root.importing.view.isRunning
        color: Theme.card
        border.color: Theme.ink
        Accessible.role: Accessible.ProgressBar
        Accessible.name: root.importing.view.summary

        Rectangle {
            width: parent.width * root.importing.view.progress
            height: parent.height
            color: Theme.ink
        }
    }
    ActionButton {
        Layout.fillWidth: true
        visible: root.importing.view.canTake
        isPrimary: true
        objectName: "takeIn"
        text: qsTr("Take them in")
        onClicked: root.importing.take()
    }
    ActionButton {
        Layout.fillWidth: true
        visible: root.importing.view.isRunning
        objectName: "cancelImport"
        text: qsTr("Cancel")
        onClicked: root.importing.cancel()
    }
    ActionButton {
        Layout.fillWidth: true
        objectName: "toHistory"
        text: qsTr("History")
        onClicked: root.app.show("history")
    }
}
