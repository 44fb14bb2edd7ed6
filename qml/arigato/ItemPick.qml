// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Gyoji
import Gyoji.Window

/// An item of the supply: its picture, how many there are, and how many of them are picked.
T.AbstractButton {
    id: root

    required property Speech speech
    required property string item
    required property string name
    required property signRow sign
    required property int n
    required property int picked
    required property bool canPick
    property bool isCounted: true
    property int side: Theme.target
    readonly property string count: isCounted ? n : "–"

    objectName: "item:" + item
    padding: 4
    implicitHeight: Math.max(side, implicitContentHeight + 2 * padding)
    enabled: canPick
    text: picked > 0 ? root.speech.say("ItemPick", "%1: %2, picked %3").arg(name).arg(count).arg(picked) : root.speech.say("ItemPick", "%1: %2").arg(name).arg(count)
    Accessible.name: text
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Column {
        SignedText {
            width: parent.width
            sign: root.sign
            font.weight: Font.DemiBold
            text: root.count
        }
        Line {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.tiny
            text: root.picked > 0 ? root.speech.say("ItemPick", "picked: %1").arg(root.picked) : root.name
        }
    }
    background: Rectangle {
        radius: 8
        color: root.picked > 0 ? Theme.lit : Theme.card
        border.width: root.visualFocus ? 3 : root.canPick ? 2 : 1
        border.color: root.visualFocus ? Theme.ink : root.canPick ? Theme.seal : Theme.line
    }
}
