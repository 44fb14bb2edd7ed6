// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// A card of the type's grid, with its effect in pictures, dimmed while it lies on the table
/// already.
ActionButton {
    id: root

    required property Speech speech
    required property string card
    required property string effect
    required property signRow effectSigns
    required property bool isInPlay
    required property bool isPicked

    objectName: "card:" + card
    leftPadding: 4
    rightPadding: 4
    checked: isPicked
    isLit: !isInPlay
    text: card
    Accessible.description: isInPlay ? root.speech.say("CardPick", "In play. %1").arg(effect) : effect
    contentItem: Column {
        opacity: root.isLit ? 1 : 0.5

        Line {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.weight: root.checked ? Font.DemiBold : Font.Normal
            text: root.text
        }
        Signs {
            x: Math.floor((parent.width - paintedWidth) / 2)
            width: parent.width
            side: Theme.small
            row: root.effectSigns
            text: root.effect
        }
    }
}
