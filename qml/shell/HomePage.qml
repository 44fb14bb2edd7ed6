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
                app: root.app
            }
        }
        Notice {
            Layout.fillWidth: true
            message: root.app.message
            canDismiss: false
        }
        ActionButton {
            Layout.fillWidth: true
            Layout.maximumWidth: 480
            isPrimary: true
            focus: true
            text: qsTr("New game")
            onClicked: root.app.showNewTable()
        }
        Heading {
            Layout.fillWidth: true
            visible: list.count > 0
            text: qsTr("Continue")
        }
        ListView {
            id: list
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            spacing: Theme.gap
            model: root.app.tables
            delegate: ActionButton {
                id: entry

                required property string table
                required property string players
                required property string touched
                required property bool isOver

                width: Math.min(ListView.view.width, 480)
                text: isOver ? qsTr("%1 (%2, over)").arg(players).arg(touched) : qsTr("%1 (%2)").arg(players).arg(touched)
                onClicked: root.app.open(entry.table)
            }
        }
    }
}
