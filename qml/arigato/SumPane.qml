// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What the number that is open is the sum of.
Column {
    id: root

    required property SeatModel seat
    signal explained(rule: string, instance: string)

    visible: lines.count > 0
    spacing: Theme.gap / 2

    Repeater {
        id: lines
        model: root.seat.sum
        delegate: RowLayout {
            id: part

            required property int index
            required property string text
            required property string rule

            width: root.width
            spacing: Theme.gap

            Line {
                Layout.fillWidth: true
                text: part.text
            }
            ActionButton {
                objectName: "explainSum:" + part.index
                visible: part.rule !== ""
                text: root.seat.speech.say("SumPane", "Rule")
                Accessible.description: part.text
                onClicked: root.explained(part.rule, part.text)
            }
        }
    }
}
