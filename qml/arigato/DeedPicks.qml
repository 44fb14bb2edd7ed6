// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// What one tap does now.
Flow {
    id: root

    required property SeatModel seat

    spacing: Theme.gap / 2

    Repeater {
        model: root.seat.deeds
        delegate: DeedPick {
            side: Theme.targetFor(root.seat.view.isChild)
            width: Math.min(implicitWidth, root.width)
            onClicked: root.seat.doDeed(deed)
        }
    }
}
