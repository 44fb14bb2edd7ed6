// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// Items to choose, to discard, or to take in an exchange: the supply's own row answers.
ColumnLayout {
    id: root

    required property SeatModel seat
    readonly property string ask: seat.view.ask

    function question(): string {
        switch (root.ask) {
        case "choose":
            return root.seat.speech.say("ItemsAsk", "Choose items: %1 of %2").arg(root.seat.view.picked).arg(root.seat.view.wanted);
        case "discard":
            return root.seat.speech.say("ItemsAsk", "Discard items: %1 of %2").arg(root.seat.view.picked).arg(root.seat.view.wanted);
        }
        return root.seat.speech.say("ItemsAsk", "Two of one item are exchanged (%1). For which other item?").arg(root.seat.view.given);
    }

    spacing: Theme.gap / 2

    Question {
        Layout.fillWidth: true
        text: root.question()
    }
    Flow {
        Layout.fillWidth: true
        visible: root.seat.view.picked > 0 || unknown.visible
        spacing: Theme.gap / 2

        ActionButton {
            id: unknown
            objectName: "item:unknown"
            visible: root.ask === "choose" && root.seat.view.track === "cards"
            text: root.seat.speech.say("ItemsAsk", "Unknown")
            onClicked: root.seat.pickUnknownItem()
        }
        ActionButton {
            objectName: "unpick"
            visible: root.seat.view.picked > 0
            text: root.seat.speech.say("ItemsAsk", "Start over")
            onClicked: root.seat.unpick()
        }
    }
}
