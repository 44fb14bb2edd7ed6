// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji

/// One box out of those there are.
Column {
    id: root

    required property QtObject boxes
    signal picked(box: string)

    spacing: Theme.gap

    Repeater {
        model: root.boxes
        delegate: ActionButton {
            id: entry

            required property string box
            required property string title
            required property int cards
            required property int open
            required property bool isPicked
            required property bool isRetired
            required property bool isNew

            width: Math.min(root.width, Theme.pageWidth)
            objectName: "box:" + box
            checked: isPicked
            isLit: !isRetired
            text: isNew ? qsTr("No box yet\nThe cards come in as you play") : isRetired ? qsTr("%1\nRetired").arg(title) : open === 0 ? qsTr("%1\n%n card(s)", "", cards).arg(title) : qsTr("%1\n%n card(s), %2 incomplete", "", cards).arg(title).arg(open)
            onClicked: root.picked(entry.box)
        }
    }
}
