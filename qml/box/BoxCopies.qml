// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// What the box was before a box was taken into it or a card removed, to be brought back.
Column {
    id: root

    required property Boxes boxes

    spacing: Theme.gap / 2
    visible: copies.count > 0

    Heading {
        width: parent.width
        text: qsTr("Earlier copies")
    }
    Repeater {
        id: copies
        model: root.boxes.copies
        delegate: TwiceButton {
            id: entry

            required property int copy
            required property string until
            required property int cards

            width: root.width
            objectName: "copy:" + copy
            text: qsTr("Until %1: %n card(s)", "", cards).arg(until)
            question: qsTr("The box becomes again what it was. What it is now stays here as a copy. Bring it back?")
            onConfirmed: root.boxes.bringBack(entry.copy)
        }
    }
}
