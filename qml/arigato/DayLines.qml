// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji

/// What was done in a day, or could have been.
Column {
    id: root

    required property string heading
    required property list<string> lines

    leftPadding: Theme.gap
    bottomPadding: Theme.gap / 2
    spacing: 2

    Line {
        width: root.width - root.leftPadding
        visible: text !== ""
        font.weight: Font.DemiBold
        text: root.heading
    }
    Repeater {
        model: root.lines
        delegate: Line {
            required property string modelData

            width: root.width - root.leftPadding
            font.pixelSize: Theme.small
            text: modelData
        }
    }
}
