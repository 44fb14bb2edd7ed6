// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// The parts of what is described with what they are so far, to be tapped.
Flow {
    id: root

    required property QtObject parts
    signal picked(part: string)

    spacing: Theme.gap / 2

    Repeater {
        model: root.parts
        delegate: ActionButton {
            id: entry

            required property string part
            required property string title
            required property signRow sign
            required property string value
            required property bool isCurrent

            objectName: "part:" + part
            width: Math.floor((root.width - root.spacing) / 2)
            checked: isCurrent
            text: qsTr("%1: %2").arg(title).arg(value)
            onClicked: root.picked(entry.part)
            contentItem: Column {
                Line {
                    width: parent.width
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    text: entry.title
                }
                Signs {
                    id: signs
                    width: parent.width
                    visible: paintedWidth > 0
                    row: entry.sign
                    text: entry.value
                }
                Line {
                    width: parent.width
                    visible: signs.paintedWidth === 0
                    text: entry.value
                }
            }
        }
    }
}
