// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// A button that nobody presses by mistake: it wants to be held for three seconds.
ActionButton {
    id: root

    /// How long it has been held, of all the time that it wants.
    property real progress: 0
    signal held

    Accessible.description: qsTr("Hold for three seconds.")
    onPressedChanged: root.progress = 0

    NumberAnimation {
        running: root.pressed
        target: root
        property: "progress"
        from: 0
        to: 1
        duration: 3000
        onFinished: root.held()
    }
    Rectangle {
        anchors.bottom: parent.bottom
        height: 4
        radius: 2
        width: root.progress * parent.width
        color: Theme.vermilion
    }
}
