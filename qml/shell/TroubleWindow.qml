// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Gyoji

/// Says why the games cannot be shown.
T.ApplicationWindow {
    id: root

    required property string message

    visible: true
    width: 480
    height: 320
    minimumWidth: 320
    minimumHeight: 240
    title: "Gyoji"
    color: Theme.paper

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 2 * Theme.gap
        spacing: Theme.gap

        Line {
            Layout.fillWidth: true
            Layout.fillHeight: true
            verticalAlignment: Text.AlignVCenter
            text: root.message
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        ActionButton {
            Layout.fillWidth: true
            isPrimary: true
            focus: true
            text: qsTr("Close")
            onClicked: root.close()
        }
    }
}
