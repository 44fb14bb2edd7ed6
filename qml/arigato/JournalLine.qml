// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Gyoji
import Gyoji.Window

/// What was done, and what fired and why; a tap opens the ways to mend it.
Column {
    id: root

    required property int line
    required property string deed
    required property list<string> facts
    required property bool isSecret
    required property LineCare care
    readonly property bool isOpen: care.line === line

    bottomPadding: isOpen ? 2 * Theme.gap : 0

    T.AbstractButton {
        id: button
        objectName: "line:" + root.line
        width: root.width
        enabled: !root.isSecret
        padding: 6
        implicitHeight: Math.max(Theme.target, implicitContentHeight + 2 * padding)
        text: root.deed
        Accessible.name: text
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        onClicked: root.care.open(root.line)
        background: Rectangle {
            radius: 8
            color: root.isOpen ? Theme.lit : "transparent"
            border.width: button.visualFocus ? 3 : 0
            border.color: Theme.ink
        }
        contentItem: Column {
            Line {
                width: parent.width
                text: root.deed
            }
            Repeater {
                model: root.facts
                delegate: Line {
                    required property string modelData

                    width: parent.width
                    leftPadding: 2 * Theme.gap
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    text: modelData
                }
            }
        }
    }
    Repeater {
        model: root.isOpen ? 1 : 0
        delegate: LinePane {
            width: root.width
            care: root.care
        }
    }
}
