// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The four workshops, and what can be done with the picked one.
ColumnLayout {
    id: root

    required property SeatModel seat
    property Workshop picked: null

    spacing: Theme.gap

    GridLayout {
        Layout.fillWidth: true
        columns: 2
        columnSpacing: Theme.gap
        rowSpacing: Theme.gap

        Repeater {
            model: root.seat.workshops
            delegate: Workshop {
                id: workshop
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                isPicked: root.picked === workshop
                onClicked: {
                    if (root.seat.view.pickedCard !== "")
                        root.seat.place(workshop.slot);
                    else
                        root.picked = isPicked || !isTaken || isFaceDown ? null : workshop;
                }
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: root.picked !== null && root.picked.isTaken && root.seat.view.phase !== "over"
        spacing: Theme.gap

        ActionButton {
            visible: root.picked !== null && !root.picked.hasOffering
            isLit: root.picked !== null && root.picked.canOffer
            text: qsTr("Prepare the offering")
            onClicked: root.seat.offer(root.picked.slot)
        }
        ActionButton {
            visible: root.picked !== null && root.picked.hasOffering
            isLit: root.picked !== null && root.picked.canSend
            text: qsTr("Send to the palace")
            onClicked: root.seat.send(root.picked.slot)
        }
        ActionButton {
            isLit: root.picked !== null && root.picked.canEmpty
            text: qsTr("Empty the workshop")
            onClicked: root.seat.empty(root.picked.slot)
        }
    }
}
