// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// A button with its text, or where room is short with a picture in its place.
ActionButton {
    id: root

    required property string picture
    required property bool showsText

    implicitWidth: showsText ? Math.max(side, implicitContentWidth + leftPadding + rightPadding) : side
    implicitHeight: showsText ? Math.max(side, implicitContentHeight + 12) : side
    contentItem: Line {
        visible: root.showsText
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        color: root.isLit && root.enabled ? Theme.ink : Theme.faint
        text: root.text
    }

    Icon {
        anchors.centerIn: parent
        visible: !root.showsText
        name: root.picture
        side: Theme.sign
        ink: root.isLit && root.enabled ? Theme.ink : Theme.line
        isHeld: !Theme.isDrawn
    }
}
