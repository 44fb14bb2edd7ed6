// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Gyoji
import Gyoji.Window

/// A number of the seat behind its picture; a tap opens what it is the sum of.
T.AbstractButton {
    id: root

    required property string number
    required property string name
    required property string picture
    required property string value
    required property bool isOpen
    property bool isThere: false

    objectName: "number:" + number
    padding: 2
    implicitWidth: Math.max(Theme.target, implicitContentWidth + 2 * padding)
    implicitHeight: Math.max(Theme.target, implicitContentHeight + 2 * padding)
    checked: isOpen
    text: qsTr("%1: %2").arg(name).arg(value)
    Accessible.name: text
    Component.onCompleted: isThere = true
    onValueChanged: {
        if (Theme.moves && isThere)
            tick.restart();
    }
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        implicitWidth: Math.max(above.width, count.implicitWidth)
        implicitHeight: above.height + count.implicitHeight

        Item {
            id: above
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.max(root.picture === "" ? total.implicitWidth : 0, Theme.text)
            height: Theme.sign
            y: Math.floor((parent.height - parent.implicitHeight) / 2)

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
    }
    NumberAnimation {
        id: tick
        target: count
        property: "scale"
        from: 1.5
        to: 1
        duration: Theme.moment
    }

    background: Rectangle {
        radius: 8
        color: root.checked || root.down ? Theme.lit : "transparent"
        border.width: root.visualFocus ? 3 : root.checked ? 2 : 0
        border.color: Theme.ink
    }
}
