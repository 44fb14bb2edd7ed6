// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// A part of what is described: what it is called, and what it is, in pictures where there are any.
Column {
    id: root

    required property string title
    required property signRow sign
    required property string value

    Line {
        width: parent.width
        color: Theme.faint
        font.pixelSize: Theme.small
        text: root.title
    }
    Signs {
        id: signs
        width: parent.width
        visible: paintedWidth > 0
        row: root.sign
        text: root.value
    }
    Line {
        width: parent.width
        visible: signs.paintedWidth === 0
        text: root.value
    }
}
