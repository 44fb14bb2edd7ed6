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
    /// The page that this one was opened from.
    property string back: app.table ? "table" : "home"

    spacing: Theme.gap

    ActionButton {
        objectName: "back"
        text: "‹"
        Accessible.name: qsTr("Back")
        onClicked: root.app.show(root.back)
    }
    Heading {
        Layout.fillWidth: true
        text: root.heading
    }
}
