// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// All games there are, running and over.
Item {
    id: root

    required property AppModel app
    readonly property History history: app.results.history

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: qsTr("History")
            back: "home"
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap

            ActionButton {
                objectName: "statistics"
                text: qsTr("Statistics")
                onClicked: root.app.show("statistics")
            }
            OpenButton {
                app: root.app
            }
        }
        Field {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.readingWidth
            objectName: "historyQuery"
            text: root.history.query
            placeholderText: qsTr("Game, player or date")
            Accessible.name: qsTr("Find games by game, player or date")
            onTextEdited: root.history.query = text
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            visible: root.history.removed !== ""
            spacing: Theme.gap

            Line {
                Layout.fillWidth: true
                text: qsTr("Deleted: %1").arg(root.history.removed)
            }
            ActionButton {
                objectName: "bringBack"
                text: qsTr("Undo")
                onClicked: root.history.bringBack()
            }
        }
        Line {
            Layout.fillWidth: true
            visible: list.count === 0
            text: root.history.query === "" ? qsTr("No game was played yet.") : qsTr("No game is like that.")
        }
        Rows {
            id: list
            objectName: "history"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: root.history.rows
            activeFocusOnTab: true
            Accessible.name: qsTr("History")
            delegate: HistoryEntry {
                width: Math.min(ListView.view.width, Theme.readingWidth)
                onOpened: root.app.results.open(play)
                onRemoved: root.history.remove(play)
            }
        }
    }
}
