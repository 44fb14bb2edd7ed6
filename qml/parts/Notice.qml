// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji

/// Says why something was refused, until it is dismissed.
Sheet {
    id: root

    required property string message
    /// The rule that explains it; empty where there is none.
    property string rule: ""
    property bool canDismiss: true
    signal dismissed
    signal asked

    visible: message !== ""
    implicitHeight: row.implicitHeight + 2 * Theme.gap
    border.color: Theme.seal
    border.width: 2
    Accessible.role: Accessible.AlertMessage
    Accessible.name: message

    GridLayout {
        id: row
        columns: root.width < 30 * Theme.text ? 1 : 2
        anchors.fill: parent
        anchors.margins: Theme.gap

        Line {
            Layout.fillWidth: true
            text: root.message
        }
        Row {
            spacing: Theme.gap

            ActionButton {
                objectName: "explain"
                visible: root.rule !== ""
                text: qsTr("Rule")
                Accessible.description: root.message
                onClicked: root.asked()
            }
            ActionButton {
                visible: root.canDismiss
                text: qsTr("OK")
                onClicked: root.dismissed()
            }
        }
    }
}
