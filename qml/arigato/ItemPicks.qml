// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The five items of the supply; a tap chooses, discards or exchanges.
GridLayout {
    id: root

    required property SeatModel seat

    columns: Math.max(1, Math.min(5, Math.floor(width / (3.3 * Theme.text))))
    columnSpacing: Theme.gap / 2
    rowSpacing: Theme.gap / 2

    Repeater {
        model: root.seat.items
        delegate: ItemPick {
            speech: root.seat.speech
            side: Theme.targetFor(root.seat.view.isChild)
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            isCounted: root.seat.view.track === "full"
            onClicked: root.seat.pickItem(item)
        }
    }
}
