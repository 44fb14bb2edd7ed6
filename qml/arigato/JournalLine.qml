// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji

/// What was done, and what fired and why.
Column {
    id: root

    required property string deed
    required property list<string> facts

    bottomPadding: Theme.gap

    Line {
        width: parent.width
        text: root.deed
    }
    Repeater {
        model: root.facts
        delegate: Line {
            required property string modelData

            width: root.width
            leftPadding: 2 * Theme.gap
            color: Theme.faint
            font.pixelSize: Theme.small
            text: modelData
        }
    }
}
