// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The workshop that is looked at: who lives there, and what can be done.
ColumnLayout {
    id: root

    required property SeatModel seat
    readonly property workshopRow workshop: seat.workshop
    readonly property bool isPlacing: seat.view.pickedCard !== ""
    readonly property bool isFaceUp: !workshop.isFaceDown

    spacing: Theme.gap / 2

    Line {
        Layout.fillWidth: true
        font.weight: Font.DemiBold
        text: root.workshop.face.title === "" ? root.seat.speech.say("WorkshopPane", "%1: face down").arg(root.workshop.place) : root.seat.speech.say("WorkshopPane", "%1: %2").arg(root.workshop.place).arg(root.workshop.face.title)
    }
    Line {
        Layout.fillWidth: true
        visible: root.isFaceUp
        text: root.workshop.hasOffering ? root.seat.speech.say("WorkshopPane", "Whoever leaves with an offering goes under the palace gate; the token comes back.") : root.seat.speech.say("WorkshopPane", "Whoever leaves without an offering goes to the discard pile, for nothing.")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        ActionButton {
            objectName: "evict"
            visible: root.isPlacing && root.isFaceUp
            isPrimary: true
            isLit: root.workshop.isAllowed
            text: root.seat.speech.say("WorkshopPane", "Empty it and place %1").arg(root.seat.view.pickedCard)
            onClicked: root.seat.place(root.workshop.slot)
        }
        ActionButton {
            objectName: "offer"
            visible: !root.isPlacing && root.isFaceUp && !root.workshop.hasOffering
            isLit: root.workshop.canOffer
            isPrimary: root.workshop.canOffer
            text: root.seat.speech.say("WorkshopPane", "Prepare the offering")
            onClicked: root.seat.offer(root.workshop.slot)
        }
        ActionButton {
            objectName: "send"
            visible: !root.isPlacing && root.isFaceUp && root.workshop.hasOffering
            isLit: root.workshop.canSend
            isPrimary: root.workshop.canSend
            text: root.seat.speech.say("WorkshopPane", "Send to the palace")
            onClicked: root.seat.send(root.workshop.slot)
        }
        ActionButton {
            objectName: "empty"
            visible: !root.isPlacing && root.isFaceUp
            isLit: root.workshop.canEmpty
            text: root.seat.speech.say("WorkshopPane", "Empty the workshop")
            onClicked: root.seat.empty(root.workshop.slot)
        }
        ActionButton {
            objectName: "replace"
            visible: !root.isFaceUp && root.seat.view.phase === "dawn"
            text: root.seat.speech.say("WorkshopPane", "Another resident")
            onClicked: root.seat.ask("resident", "")
        }
        ActionButton {
            objectName: "close"
            text: root.seat.speech.say("WorkshopPane", "Close")
            onClicked: root.seat.pickWorkshop(root.workshop.slot)
        }
    }
    Line {
        Layout.fillWidth: true
        visible: text !== ""
        text: root.workshop.face.effect
    }
    Line {
        Layout.fillWidth: true
        visible: root.workshop.face.title !== ""
        color: Theme.faint
        text: root.seat.speech.say("WorkshopPane", "Offering: %1. Under the gate: %2").arg(root.workshop.face.cost === "" ? root.seat.speech.say("WorkshopPane", "not known yet") : root.workshop.face.cost).arg(root.workshop.face.favor === "" ? root.seat.speech.say("WorkshopPane", "not known yet") : root.workshop.face.favor)
    }
    Line {
        Layout.fillWidth: true
        visible: text !== ""
        text: root.workshop.lack
    }
}
