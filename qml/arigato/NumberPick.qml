// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Gyoji
import Gyoji.Window

/// A number of the seat behind its picture; a tap opens what it is the sum of.
T.AbstractButton {
    id: root

    required property Speech speech
    required property string number
    required property string name
    required property string picture
    required property string value
    required property bool isOpen

    objectName: "number:" + number
    padding: 2
    implicitWidth: Math.max(Theme.target, implicitContentWidth + 2 * padding)
    implicitHeight: Math.max(Theme.target, implicitContentHeight + 2 * padding)
    checked: isOpen
    text: root.speech.say("NumberPick", "%1: %2").arg(name).arg(value)
    Accessible.name: text
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: NumberFace {
        picture: root.picture
        name: root.name
        value: root.value
    }
    background: Rectangle {
        radius: 8
        color: root.checked || root.down ? Theme.lit : "transparent"
        border.width: root.visualFocus ? 3 : root.checked ? 2 : 0
        border.color: Theme.ink
    }
}
