// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// Who the resident is: the type, the card in its fixed place of the type's grid, the workshop.
ColumnLayout {
    id: root

    required property SeatModel seat
    readonly property string type: seat.view.pickedType
    readonly property string card: seat.view.pickedCard
    readonly property bool isNew: seat.view.isNewCard

    spacing: Theme.gap / 2

    Question {
        Layout.fillWidth: true
        text: root.card !== "" ? root.seat.speech.say("ResidentAsk", "Where does %1 live?").arg(root.card) : root.isNew ? root.seat.speech.say("ResidentAsk", "Where may the new card live?") : root.seat.speech.say("ResidentAsk", "Who is the resident today?")
    }
    Flow {
        Layout.fillWidth: true
        visible: root.type === ""
        spacing: Theme.gap / 2

        Repeater {
            model: root.type === "" ? root.seat.types : null
            delegate: TypePick {
                speech: root.seat.speech
                side: Theme.targetFor(root.seat.view.isChild)
                onClicked: root.seat.pickType(type)
            }
        }
    }
    Late {
        isDue: root.type !== ""

        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap / 2

            ActionButton {
                objectName: "unpick"
                text: root.seat.speech.say("ResidentAsk", "‹ %1").arg(root.type)
                Accessible.name: root.seat.speech.say("ResidentAsk", "Another type than %1").arg(root.type)
                onClicked: root.seat.ask("resident", "")
            }
            ActionButton {
                objectName: "newCard"
                visible: root.card === "" && !root.isNew
                text: root.seat.speech.say("ResidentAsk", "A card not listed")
                onClicked: root.seat.pickNewCard()
            }
        }
    }
    CardGrid {
        Layout.fillWidth: true
        speech: root.seat.speech
        visible: count > 0 && root.card === ""
        cards: root.seat.cards
        side: Theme.targetFor(root.seat.view.isChild)
        onPicked: card => root.seat.pickCard(card)
    }
    Grid {
        visible: root.isNew
        columns: 2
        spacing: Theme.gap / 2

        Repeater {
            model: root.seat.slots
            delegate: ActionButton {
                required property string slot
                required property string name
                required property bool isPicked

                objectName: "mayLive:" + slot
                width: Math.min(Math.floor((root.width - Theme.gap) / 2), 12 * Theme.text)
                checkable: true
                checked: isPicked
                text: name
                onClicked: root.seat.toggleSlot(slot)
            }
        }
    }
    Late {
        isDue: root.isNew

        ActionButton {
            objectName: "addCard"
            isPrimary: true
            text: root.seat.speech.say("ResidentAsk", "Done")
            onClicked: root.seat.addCard()
        }
    }
}
