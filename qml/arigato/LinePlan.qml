// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// A change to the past before it is made, with all that would be left out by it.
Column {
    id: root

    required property LineCare care

    spacing: Theme.gap / 2

    Line {
        width: root.width
        font.weight: Font.DemiBold
        text: root.care.plan
    }
    Line {
        width: root.width
        visible: text !== ""
        text: root.care.outcome
    }
    Line {
        width: root.width
        text: root.care.verdict
    }
    Repeater {
        id: fallen
        model: root.care.fallen
        delegate: Column {
            id: entry

            required property string deed
            required property string why

            width: root.width
            leftPadding: 2 * Theme.gap
            bottomPadding: Theme.gap / 2

            Line {
                width: entry.width - entry.leftPadding
                text: entry.deed
            }
            Line {
                width: entry.width - entry.leftPadding
                color: Theme.faint
                font.pixelSize: Theme.small
                text: entry.why
            }
        }
    }
    Flow {
        width: root.width
        spacing: Theme.gap / 2

        ActionButton {
            objectName: "confirmMend"
            isPrimary: true
            text: root.care.leavesOut ? qsTr("Change this, and leave out %n line(s)", "", fallen.count) : qsTr("Change this")
            onClicked: root.care.confirm()
        }
        ActionButton {
            objectName: "planBack"
            text: qsTr("Leave it as it is")
            onClicked: root.care.back()
        }
    }
}
