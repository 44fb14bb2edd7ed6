// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// A number below its picture, or below its name where it has none; it ticks up when it changes.
Item {
    id: root

    required property string picture
    required property string name
    required property string value
    property bool isThere: false

    implicitWidth: Math.max(above.width, count.implicitWidth)
    implicitHeight: above.height + count.implicitHeight
    Component.onCompleted: isThere = true
    onValueChanged: {
        if (Theme.moves && isThere)
            tick.restart();
    }

    Item {
        id: above
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.max(root.picture === "" ? total.implicitWidth : 0, Theme.text)
        height: Theme.sign
        y: Math.floor((root.height - root.implicitHeight) / 2)

        Icon {
            anchors.centerIn: parent
            visible: root.picture !== ""
            name: root.picture
            side: Theme.text
            ink: Theme.faint
            isHeld: !Theme.isDrawn
        }
        Line {
            id: total
            anchors.centerIn: parent
            visible: root.picture === ""
            color: Theme.faint
            font.pixelSize: Theme.tiny
            text: root.name
        }
    }
    Line {
        id: count
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: above.bottom
        font.pixelSize: Theme.small
        font.weight: Font.DemiBold
        text: root.value
    }
    NumberAnimation {
        id: tick
        target: count
        property: "scale"
        from: 1.5
        to: 1
        duration: Theme.moment
    }
}
