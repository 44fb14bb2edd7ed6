// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// What one tap does now.
Flow {
    id: root

    required property SeatModel seat

    visible: deeds.count > 0
    spacing: Theme.gap / 2

    Repeater {
        id: deeds
        model: root.seat.deeds
        delegate: DeedPick {
            side: Theme.targetFor(root.seat.view.isChild)
            width: Math.min(implicitWidth, root.width)
            onClicked: root.seat.doDeed(deed)
        }
    }
}
