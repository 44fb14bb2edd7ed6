// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// A button that nobody presses by mistake: it wants to be held for three seconds.
ActionButton {
    id: root

    signal held

    Accessible.description: qsTr("Hold for three seconds.")

    Timer {
        interval: 3000
        running: root.pressed
        onTriggered: root.held()
    }
    Rectangle {
        anchors.bottom: parent.bottom
        height: 4
        radius: 2
        width: root.pressed ? parent.width : 0
        color: Theme.vermilion

        Behavior on width {
            enabled: Theme.moves && root.pressed

            NumberAnimation {
                duration: 3000
            }
        }
    }
}
