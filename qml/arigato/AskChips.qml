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
            return qsTr("Resident");
        case "producers":
            return qsTr("Producers");
        case "travelers":
            return qsTr("Travelers");
        case "cost":
            return qsTr("Cost of %1").arg(name);
        case "favor":
            return qsTr("Favor of %1").arg(name);
        case "supply":
            return qsTr("Supply");
        }
        return qsTr("Objective");
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
            text: isDone ? qsTr("✓ %1").arg(root.title(ask, name)) : qsTr("%1?").arg(root.title(ask, name))
            Accessible.name: root.title(ask, name)
            Accessible.description: isDone ? qsTr("Answered; a tap answers anew.") : ""
            onClicked: root.seat.ask(ask, card)
        }
    }
}
