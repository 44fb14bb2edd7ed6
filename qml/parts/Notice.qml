// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji

/// Says why something was refused, until it is dismissed.
Sheet {
    id: root

    required property string message
    property bool canDismiss: true
    signal dismissed

    visible: message !== ""
    implicitHeight: row.implicitHeight + 2 * Theme.gap
    border.color: Theme.vermilion
    border.width: 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: message

    RowLayout {
        id: row
        anchors.fill: parent
        anchors.margins: Theme.gap

        Line {
            Layout.fillWidth: true
            text: root.message
        }
        ActionButton {
            visible: root.canDismiss
            text: qsTr("OK")
            onClicked: root.dismissed()
        }
    }
}
