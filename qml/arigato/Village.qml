// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The four workshops. A tap looks at one, or places the resident in an empty one.
GridLayout {
    id: root

    required property SeatModel seat
    readonly property bool isPlacing: seat.view.pickedCard !== ""

    columns: 2
    columnSpacing: Theme.gap / 2
    rowSpacing: Theme.gap / 2

    Repeater {
        model: root.seat.workshops
        delegate: Workshop {
            id: workshop
            speech: root.seat.speech
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            Layout.minimumHeight: implicitHeight
            isPicked: root.seat.workshop.slot === slot
            onClicked: {
                if (root.isPlacing && (!isTaken || isFaceDown))
                    root.seat.place(workshop.slot);
                else if (isTaken)
                    root.seat.pickWorkshop(workshop.slot);
            }
        }
    }
}
