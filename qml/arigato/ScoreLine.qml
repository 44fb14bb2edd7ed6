// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// What the seat has: gate, favor, objectives, total.
Flow {
    id: root

    required property SeatModel seat

    spacing: Theme.gap

    Line {
        text: qsTr("Gate %1 · %2").arg(root.seat.view.gateCards).arg(root.seat.view.gatePoints)
    }
    Line {
        text: qsTr("Favor %1").arg(root.seat.view.favor)
    }
    Line {
        text: qsTr("Objectives %1").arg(root.seat.view.objectives)
    }
    Line {
        text: qsTr("Items %1/7").arg(root.seat.view.items)
    }
    Line {
        font.weight: Font.DemiBold
        text: qsTr("Total %1").arg(root.seat.view.total)
    }
}
