// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// A button for what is hard to take back: it asks before it does it.
Column {
    id: root

    required property string text
    required property string question
    property bool isAsking: false
    signal confirmed

    spacing: Theme.gap / 2

    ActionButton {
        width: root.width
        objectName: root.objectName + ":ask"
        visible: !root.isAsking
        text: root.text
        onClicked: root.isAsking = true
    }
    Line {
        width: root.width
        visible: root.isAsking
        text: root.question
    }
    Row {
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
