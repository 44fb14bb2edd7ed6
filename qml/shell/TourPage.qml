// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The example table, and what is to be known of it now.
ColumnLayout {
    id: root

    required property AppModel app

    spacing: 0

    PageLoader {
        Layout.fillWidth: true
        Layout.fillHeight: true
        app: root.app.tour.app
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: idea.implicitHeight + Theme.gap
        color: Theme.card

        Rectangle {
            width: parent.width
            height: 2
            color: Theme.seal
        }
        ColumnLayout {
            id: idea
            anchors.fill: parent
            anchors.margins: Theme.gap / 2
            spacing: Theme.gap / 2

            Line {
                objectName: "tourHint"
                Layout.fillWidth: true
                text: root.app.tour.hint
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            RowLayout {
                spacing: Theme.gap / 2

                Line {
                    Layout.fillWidth: true
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    text: root.app.tour.place
                }
                ActionButton {
                    objectName: "tourEnd"
                    isPrimary: root.app.tour.isLast
                    text: qsTr("End the tour")
                    onClicked: root.app.show("home")
                }
                ActionButton {
                    objectName: "tourOn"
                    visible: !root.app.tour.isLast
                    isPrimary: true
                    text: qsTr("Go on")
                    onClicked: root.app.tour.goOn()
                }
            }
        }
    }
}
