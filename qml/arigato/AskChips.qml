// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// What else is asked of the seat, or can be answered anew.
Flow {
    id: root

    required property SeatModel seat

    function title(ask: string, name: string): string {
        switch (ask) {
        case "resident":
            return root.seat.speech.say("AskChips", "Resident");
        case "producers":
            return root.seat.speech.say("AskChips", "Producers");
        case "travelers":
            return root.seat.speech.say("AskChips", "Travelers");
        case "cost":
            return root.seat.speech.say("AskChips", "Cost of %1").arg(name);
        case "favor":
            return root.seat.speech.say("AskChips", "Favor of %1").arg(name);
        case "supply":
            return root.seat.speech.say("AskChips", "Supply");
        }
        return root.seat.speech.say("AskChips", "Objective");
    }

    visible: asks.count > 0
    spacing: Theme.gap / 2

    Repeater {
        id: asks
        model: root.seat.asks
        delegate: ActionButton {
            required property string ask
            required property string card
            required property string name
            required property bool isDone

            objectName: card === "" ? "ask:" + ask : "ask:" + ask + ":" + card
            isLit: !isDone
            text: isDone ? root.seat.speech.say("AskChips", "✓ %1").arg(root.title(ask, name)) : root.seat.speech.say("AskChips", "%1?").arg(root.title(ask, name))
            Accessible.name: root.title(ask, name)
            Accessible.description: isDone ? root.seat.speech.say("AskChips", "Answered; a tap answers anew.") : ""
            onClicked: root.seat.ask(ask, card)
        }
    }
}
