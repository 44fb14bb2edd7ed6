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
    property string pickedSlot: ""

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
                isPicked: root.pickedSlot === workshop.slot
                onClicked: {
                    if (root.seat.view.pickedCard !== "")
                        root.seat.place(workshop.slot);
                    else
                        root.pickedSlot = isPicked || !isTaken || isFaceDown ? "" : workshop.slot;
                }
            }
        }
    }
    Repeater {
        model: root.seat.workshops
        delegate: Flow {
            id: actions

            required property string slot
            required property bool isTaken
            required property bool hasOffering
            required property bool canOffer
            required property bool canSend
            required property bool canEmpty

            Layout.fillWidth: true
            visible: root.pickedSlot === slot && isTaken && root.seat.view.phase !== "over"
            spacing: Theme.gap

            ActionButton {
                visible: !actions.hasOffering
                isLit: actions.canOffer
                text: qsTr("Prepare the offering")
                onClicked: root.seat.offer(actions.slot)
            }
            ActionButton {
                visible: actions.hasOffering
                isLit: actions.canSend
                text: qsTr("Send to the palace")
                onClicked: root.seat.send(actions.slot)
            }
            ActionButton {
                isLit: actions.canEmpty
                text: qsTr("Empty the workshop")
                onClicked: root.seat.empty(actions.slot)
            }
        }
    }
}
