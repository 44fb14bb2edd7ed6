// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What a file of plays would bring, play by play, before it is taken in.
Item {
    id: root

    required property AppModel app
    readonly property PlayImport importing: app.results.importing

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: qsTr("Plays from BG Stats")
            back: "history"
        }
        Line {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.readingWidth
            font.weight: Font.DemiBold
            text: root.importing.view.summary
        }
        Line {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.readingWidth
            visible: text !== ""
            font.pixelSize: Theme.small
            maximumLineCount: 4
            elide: Text.ElideRight
            text: root.importing.view.players
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.readingWidth
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
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap

            ActionButton {
                visible: root.importing.view.canTake
                isPrimary: true
                objectName: "takeIn"
                text: qsTr("Take them in")
                onClicked: root.importing.take()
            }
            ActionButton {
                visible: root.importing.view.canLeaveOut
                objectName: "leaveOut"
                text: qsTr("Leave all out")
                onClicked: root.importing.toggleAll(false)
            }
            ActionButton {
                visible: root.importing.view.canTakeAll
                objectName: "takeAll"
                text: qsTr("Choose all")
                onClicked: root.importing.toggleAll(true)
            }
            ActionButton {
                visible: root.importing.view.isRunning
                objectName: "cancelImport"
                text: qsTr("Cancel")
                onClicked: root.importing.cancel()
            }
            ActionButton {
                visible: !root.importing.view.isRunning && !root.importing.view.canTake
                objectName: "toHistory"
                text: qsTr("History")
                onClicked: root.app.show("history")
            }
        }
        Rows {
            id: list
            objectName: "imports"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: root.importing.rows
            activeFocusOnTab: true
            Accessible.name: qsTr("Plays from BG Stats")
            delegate: ImportEntry {
                width: Math.min(ListView.view.width, Theme.readingWidth)
                onClicked: root.importing.toggle(play)
            }
        }
    }
}
