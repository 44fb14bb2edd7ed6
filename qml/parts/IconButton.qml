// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// A button with a picture for words, which are its accessible name.
ActionButton {
    id: root

    required property string picture

    contentItem: Item {
        implicitWidth: Theme.sign
        implicitHeight: Theme.sign

        Icon {
            anchors.centerIn: parent
            name: root.picture
            side: Theme.sign
            ink: Theme.ink
            isHeld: !Theme.isDrawn
        }
    }
}
