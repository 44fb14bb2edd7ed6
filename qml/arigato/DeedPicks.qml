// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// What one tap does now.
Flow {
    id: root

    required property SeatModel seat
    /// How wide one may be.
    required property int room

    spacing: Theme.gap / 2

    Repeater {
        model: root.seat.deeds
        delegate: DeedPick {
            required text

            side: Theme.targetFor(root.seat.view.isChild)
            width: Math.min(implicitWidth, root.room)
            onClicked: root.seat.doDeed(deed)
        }
    }
}
