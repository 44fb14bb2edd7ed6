// SPDX-License-Identifier: MIT
import QtQuick.Layouts
import Gyoji

/// A button for what is hard to take back: it asks before it does it.
ColumnLayout {
    id: root

    required property string text
    required property string question
    property bool isAsking: false
    signal confirmed

    spacing: Theme.gap / 2

    ActionButton {
        Layout.fillWidth: true
        objectName: root.objectName + ":ask"
        visible: !root.isAsking
        text: root.text
        onClicked: root.isAsking = true
    }
    Line {
        Layout.fillWidth: true
        visible: root.isAsking
        text: root.question
    }
    RowLayout {
        visible: root.isAsking
        spacing: Theme.gap

        ActionButton {
            objectName: root.objectName + ":yes"
            text: qsTr("Yes")
            onClicked: {
                root.isAsking = false;
                root.confirmed();
            }
        }
        ActionButton {
            objectName: root.objectName + ":no"
            text: qsTr("No")
            onClicked: root.isAsking = false
        }
    }
}
