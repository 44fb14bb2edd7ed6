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
            contentItem: PartFace {
                title: entry.title
                sign: entry.sign
                value: entry.value
            }
        }
    }
}
