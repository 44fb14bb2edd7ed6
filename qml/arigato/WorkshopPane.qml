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
        text: root.workshop.face.title === "" ? qsTr("%1: face down").arg(root.workshop.place) : qsTr("%1: %2").arg(root.workshop.place).arg(root.workshop.face.title)
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        ActionButton {
            objectName: "evict"
            visible: root.isPlacing && root.isFaceUp
            isPrimary: true
            isLit: root.workshop.isAllowed
            text: qsTr("Empty it and place %1").arg(root.seat.view.pickedCard)
            onClicked: root.seat.place(root.workshop.slot)
        }
        ActionButton {
            objectName: "offer"
            visible: !root.isPlacing && root.isFaceUp && !root.workshop.hasOffering
            isLit: root.workshop.canOffer
            isPrimary: root.workshop.canOffer
            text: qsTr("Prepare the offering")
            onClicked: root.seat.offer(root.workshop.slot)
        }
        ActionButton {
            objectName: "send"
            visible: !root.isPlacing && root.isFaceUp && root.workshop.hasOffering
            isLit: root.workshop.canSend
            isPrimary: root.workshop.canSend
            text: qsTr("Send to the palace")
            onClicked: root.seat.send(root.workshop.slot)
        }
        ActionButton {
            objectName: "empty"
            visible: !root.isPlacing && root.isFaceUp
            isLit: root.workshop.canEmpty
            text: qsTr("Empty the workshop")
            onClicked: root.seat.empty(root.workshop.slot)
        }
        ActionButton {
            objectName: "replace"
            visible: !root.isFaceUp && root.seat.view.phase === "dawn"
            text: qsTr("Another resident")
            onClicked: root.seat.ask("resident", "")
        }
        ActionButton {
            objectName: "close"
            text: qsTr("Close")
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
        text: qsTr("Offering: %1. Under the gate: %2").arg(root.workshop.face.cost === "" ? qsTr("not known yet") : root.workshop.face.cost).arg(root.workshop.face.favor === "" ? qsTr("not known yet") : root.workshop.face.favor)
    }
    Line {
        Layout.fillWidth: true
        visible: text !== ""
        text: root.workshop.lack
    }
    Line {
        Layout.fillWidth: true
        visible: root.isFaceUp
        text: root.workshop.hasOffering ? qsTr("Whoever leaves with an offering goes under the palace gate; the token comes back.") : qsTr("Whoever leaves without an offering goes to the discard pile, for nothing.")
    }
}
