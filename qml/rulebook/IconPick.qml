// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// A picture to tap.
ActionButton {
    id: root

    required property string picture
    required property string name
    required property bool isPicked

    objectName: "icon:" + picture
    width: Math.max(Theme.target, 7 * Theme.text / 2)
    height: width
    leftPadding: 0
    rightPadding: 0
    checked: isPicked
    Accessible.name: name
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: root.picture
            side: 2 * Theme.text
            ink: Theme.ink
        }
    }
}
