// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// Goes on with a game, or begins one.
Item {
    id: root

    required property AppModel app

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 2 * Theme.gap
        spacing: Theme.gap

        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap

            Heading {
                height: Theme.target
                text: "Gyoji 行司"
                verticalAlignment: Text.AlignVCenter
                rightPadding: 2 * Theme.gap
            }
            LanguagePicks {
                settings: root.app.settings
            }
        }
        ActionButton {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.pageWidth
            isPrimary: true
            focus: true
            objectName: "newGame"
            text: qsTr("New game")
            onClicked: root.app.show("new")
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap

            ActionButton {
                objectName: "tour"
                visible: list.count === 0
                text: qsTr("Take the tour")
                onClicked: root.app.show("tour")
            }
            OpenButton {
                app: root.app
            }
            ActionButton {
                objectName: "paste"
                text: qsTr("Paste a code")
                onClicked: root.app.paste()
            }
            ActionButton {
                objectName: "count"
                text: qsTr("Just count")
                onClicked: root.app.show("count")
            }
            ActionButton {
                objectName: "allGames"
                text: qsTr("History")
                onClicked: root.app.show("history")
            }
            ActionButton {
                objectName: "rules"
                text: qsTr("Rules")
                onClicked: root.app.show("rules")
            }
            ActionButton {
                objectName: "box"
                text: qsTr("My copy")
                onClicked: root.app.show("box")
            }
            ActionButton {
                objectName: "settings"
                text: qsTr("Settings")
                onClicked: root.app.show("settings")
            }
        }
        Heading {
            Layout.fillWidth: true
            visible: list.count > 0
            text: qsTr("Continue")
        }
        Rows {
            id: list
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: root.app.tables
            delegate: ActionButton {
                id: entry

                required property string table
                required property string players
                required property string touched
                required property bool isOver

                width: Math.min(ListView.view.width, Theme.pageWidth)
                objectName: "table:" + table
                text: isOver ? qsTr("%1 (%2, over)").arg(players).arg(touched) : qsTr("%1 (%2)").arg(players).arg(touched)
                onClicked: root.app.open(entry.table)
            }
        }
    }
}
