// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// One form of a result, to be copied or saved.
RowLayout {
    id: root

    required property Sharing sharing
    required property string format
    required property string label
    required property bool isText
    signal saveAsked

    spacing: Theme.gap

    Line {
        Layout.fillWidth: true
        text: root.label
    }
    ActionButton {
        objectName: "copy:" + root.format
        visible: root.isText
        text: qsTr("Copy")
        Accessible.description: root.label
        onClicked: root.sharing.copy(root.format)
    }
    ActionButton {
        objectName: "save:" + root.format
        text: qsTr("Save")
        Accessible.description: root.label
        onClicked: root.saveAsked()
    }
}
