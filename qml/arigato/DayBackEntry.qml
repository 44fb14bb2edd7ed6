// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji

/// A day of a seat; a tap shows what was done in it, and what would have given more.
Column {
    id: root

    required property int day
    required property string heading
    required property bool isBetter
    required property bool isOpened
    required property string played
    required property list<string> playedLines
    required property string best
    required property list<string> bestLines
    signal toggled

    spacing: Theme.gap / 2

    ActionButton {
        id: button
        width: root.width
        objectName: "backDay:" + root.day
        text: root.heading
        checked: root.isOpened
        onClicked: root.toggled()

        contentItem: Line {
            text: root.heading
            font.weight: root.isBetter ? Font.DemiBold : Font.Normal
            verticalAlignment: Text.AlignVCenter
        }
    }
    DayLines {
        width: root.width
        visible: root.isOpened && root.played !== ""
        heading: root.played
        lines: root.playedLines
    }
    DayLines {
        width: root.width
        visible: root.isOpened && root.bestLines.length > 0
        heading: root.best
        lines: root.bestLines
    }
}
