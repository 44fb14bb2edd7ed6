// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What is asked of the seat now, and what answers it; nothing when nothing is asked.
ColumnLayout {
    id: root

    required property SeatModel seat
    readonly property string ask: seat.view.ask
    readonly property bool asksForTypes: ask === "resident" || ask === "producers" || ask === "travelers"

    spacing: Theme.gap

    function question(): string {
        switch (root.ask) {
        case "choose":
            return qsTr("Choose items: %1 of %2").arg(root.seat.view.picked).arg(root.seat.view.wanted);
        case "discard":
            return qsTr("Discard items: %1 of %2").arg(root.seat.view.picked).arg(root.seat.view.wanted);
        case "resident":
            return root.seat.view.pickedCard === "" ? qsTr("Who is the resident today?") : qsTr("Where does %1 live?").arg(root.seat.view.pickedCard);
        case "producers":
            return qsTr("Producers: %1 of %2").arg(root.seat.view.picked).arg(root.seat.view.wanted);
        case "travelers":
            return qsTr("Travelers sent left: %1 of %2").arg(root.seat.view.picked).arg(root.seat.view.wanted);
        case "objective":
            return qsTr("Is the objective of the day met?");
        }
        return root.seat.view.given === "" ? "" : qsTr("Two of one item are exchanged (%1). For which other item?").arg(root.seat.view.given);
    }

    Line {
        Layout.fillWidth: true
        visible: text !== ""
        font.weight: Font.DemiBold
        text: root.question()
        Accessible.name: text
    }
    Flow {
        Layout.fillWidth: true
        visible: root.asksForTypes
        spacing: Theme.gap / 2

        Repeater {
            model: root.seat.types
            delegate: ActionButton {
                id: typeButton

                required property string type
                required property string name
                required property int picked

                leftPadding: 8
                rightPadding: 8
                checked: picked > 0
                text: picked > 1 ? qsTr("%1 %2 × %3").arg(Theme.shapeOf(type)).arg(name).arg(picked) : qsTr("%1 %2").arg(Theme.shapeOf(type)).arg(name)
                onClicked: root.seat.pickType(typeButton.type)
            }
        }
    }
    Grid {
        id: grid
        Layout.fillWidth: true
        visible: cards.count > 0
        columns: 5
        spacing: Theme.gap / 2

        Repeater {
            id: cards
            model: root.seat.cards
            delegate: ActionButton {
                id: cardButton

                required property string card
                required property string effect
                required property bool isInPlay
                required property bool isPicked

                width: (grid.width - 4 * grid.spacing) / 5
                leftPadding: 2
                rightPadding: 2
                checked: isPicked
                isLit: !isInPlay
                text: card
                Accessible.description: effect
                onClicked: root.seat.pickCard(cardButton.card)
            }
        }
    }
    RowLayout {
        visible: root.ask === "objective"
        spacing: Theme.gap

        ActionButton {
            text: qsTr("Yes, on to dusk")
            onClicked: root.seat.answer(true)
        }
        ActionButton {
            text: qsTr("No, on to dusk")
            onClicked: root.seat.answer(false)
        }
    }
}
