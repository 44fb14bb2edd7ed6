// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What fired in the seat's last line, each effect with the way to decline it.
Column {
    id: root

    required property SeatModel seat
    signal explained(rule: string, instance: string)

    spacing: Theme.gap / 2

    Repeater {
        model: root.seat.whys
        delegate: ColumnLayout {
            id: why

            required property int index
            required property string text
            required property string rule
            required property int offer
            required property bool isDeclined
            required property bool isUnfired

            width: root.width
            spacing: 2

            Line {
                Layout.fillWidth: true
                color: why.isDeclined || why.isUnfired ? Theme.faint : Theme.ink
                text: why.isDeclined ? root.seat.speech.say("WhyList", "Declined: %1").arg(why.text) : why.text
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap / 2

                ActionButton {
                    objectName: "explain:" + why.index
                    visible: why.rule !== ""
                    text: root.seat.speech.say("WhyList", "Rule")
                    Accessible.description: why.text
                    onClicked: root.explained(why.rule, why.text)
                }
                ActionButton {
                    objectName: "decline:" + why.offer
                    visible: why.offer >= 0
                    text: why.isDeclined ? root.seat.speech.say("WhyList", "Use this effect after all") : root.seat.speech.say("WhyList", "Decline this effect")
                    Accessible.description: why.text
                    onClicked: root.seat.decline(why.offer)
                }
            }
        }
    }
}
