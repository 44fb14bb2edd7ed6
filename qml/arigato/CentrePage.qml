// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The centerpiece of the table: what all look at, from either side, without entering anything.
Item {
    id: root

    required property AppModel app
    readonly property ArigatoTable table: app.table
    readonly property int side: Math.ceil(Window.height / 8)

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        CentreFace {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: 1
            rotation: 180
            table: root.table
            side: root.side
        }
        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: 1
            color: Theme.line
        }
        CentreFace {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredHeight: 1
            table: root.table
            side: root.side
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            ActionButton {
                objectName: "back"
                text: "‹"
                Accessible.name: qsTr("Back")
                onClicked: root.app.show("table")
            }
            Item {
                Layout.fillWidth: true
            }
            ActionButton {
                objectName: "passDay"
                visible: root.table.view.canPassDay
                isPrimary: true
                text: root.table.view.day === 12 ? qsTr("End the game") : qsTr("Next day")
                onClicked: root.table.passDay()
            }
        }
    }
}
