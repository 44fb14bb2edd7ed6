// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// Words behind the picture of what they name, both in the middle.
Item {
    id: root

    required property signRow sign
    property alias text: words.text
    property alias font: words.font
    property alias color: words.color
    readonly property int gap: signs.implicitWidth > 0 ? 4 : 0
    /// On one line; what the words say of themselves follows from their width.
    readonly property int length: Math.ceil(metrics.advanceWidth)

    implicitWidth: signs.implicitWidth + gap + length
    implicitHeight: Math.max(signs.implicitHeight, words.implicitHeight)

    Signs {
        id: signs
        anchors.verticalCenter: parent.verticalCenter
        x: Math.max(0, Math.floor((root.width - root.implicitWidth) / 2))
        width: implicitWidth
        row: root.sign
    }
    Line {
        id: words
        anchors.left: signs.right
        anchors.leftMargin: root.gap
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(root.length, root.width - signs.width - root.gap)
    }
    TextMetrics {
        id: metrics
        font: words.font
        text: words.text
    }
}
