// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// The days of a face with their objectives, to be tapped.
Flow {
    id: root

    required property FaceEditor calendar
    signal picked(day: int)

    spacing: Theme.gap / 2

    Repeater {
        model: root.calendar.days
        delegate: ActionButton {
            id: entry

            required property int day
            required property signRow sign
            required property string objective
            required property bool isPicked

            objectName: "day:" + day
            width: Math.floor((root.width - root.spacing) / 2)
            checked: isPicked
            text: qsTr("Day %1").arg(day)
            Accessible.description: objective
            onClicked: root.picked(entry.day)
            contentItem: Column {
                Line {
                    width: parent.width
                    font.weight: entry.checked ? Font.DemiBold : Font.Normal
                    text: entry.text
                }
                Signs {
                    width: parent.width
                    height: Math.max(Theme.sign, implicitHeight)
                    row: entry.sign
                    text: entry.objective
                }
            }
        }
    }
}
