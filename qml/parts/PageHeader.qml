// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The way back, and what the page is called.
RowLayout {
    id: root

    required property AppModel app
    required property string heading

    spacing: Theme.gap

    ActionButton {
        objectName: "back"
        text: "‹"
        Accessible.name: qsTr("Back")
        onClicked: root.app.show(root.app.table ? "table" : "home")
    }
    Heading {
        Layout.fillWidth: true
        text: root.heading
    }
}
