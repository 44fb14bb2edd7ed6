// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// Who lives in the picked workshop or lies under the gate: the type, then the card in its fixed
/// place of the type's grid.
Column {
    id: root

    required property FromTable entry
    required property Speech speech

    spacing: Theme.gap / 2

    Flow {
        width: root.width
        spacing: Theme.gap / 2

        Repeater {
            model: root.entry.types
            delegate: TypePick {
                speech: root.speech
                onClicked: root.entry.pickType(type)
            }
        }
        ActionButton {
            objectName: "nobody"
            visible: !root.entry.isAtGate
            text: qsTr("Nobody")
            onClicked: root.entry.pickNobody()
        }
        ActionButton {
            objectName: "newCard"
            visible: root.entry.hasType && !root.entry.isAtGate
            text: qsTr("A card not listed")
            onClicked: root.entry.pickNewCard()
        }
    }
    CardGrid {
        width: root.width
        speech: root.speech
        cards: root.entry.cards
        onPicked: card => root.entry.pickCard(card)
    }
    Flow {
        width: root.width
        visible: gate.count > 0
        spacing: Theme.gap / 2

        Repeater {
            id: gate
            model: root.entry.gate
            delegate: ActionButton {
                required property int index
                required property string card

                objectName: "gateCard:" + index
                text: qsTr("%1 –").arg(card)
                Accessible.name: qsTr("Take %1 from under the gate").arg(card)
                onClicked: root.entry.takeFromGate(index)
            }
        }
    }
}
