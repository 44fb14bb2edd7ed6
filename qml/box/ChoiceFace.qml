// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// What a choice looks like: its picture large and alone, or in front of its words.
Item {
    id: root

    required property signRow sign
    required property string text
    required property bool isShort
    required property bool isPicked
    readonly property bool hasSign: signs.implicitWidth > 0
    readonly property bool isAlone: isShort && hasSign
    readonly property int gap: hasSign ? 6 : 0

    implicitHeight: Math.max(signs.implicitHeight, words.implicitHeight)

    Signs {
        id: signs
        anchors.verticalCenter: parent.verticalCenter
        x: root.isAlone ? Math.max(0, Math.floor((root.width - implicitWidth) / 2)) : 0
        width: implicitWidth
        side: root.isShort ? 7 * Theme.text / 4 : Theme.sign
        row: root.sign
    }
    Line {
        id: words
        anchors.left: signs.right
        anchors.leftMargin: root.gap
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.isAlone
        horizontalAlignment: root.isShort ? Text.AlignHCenter : Text.AlignLeft
        font.weight: root.isPicked ? Font.DemiBold : Font.Normal
        text: root.isAlone ? "" : root.text
    }
}
