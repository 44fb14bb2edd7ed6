// SPDX-License-Identifier: MIT
import Gyoji
import Gyoji.Window

/// What the seat has: gate, favor, objectives, items, total.
Line {
    required property SeatModel seat

    text: seat.view.track === "full" ? qsTr("Gate %1 (%2) · Favor %3 · Objectives %4 · Items %5/7").arg(seat.view.gateCards).arg(seat.view.gatePoints).arg(seat.view.favor).arg(seat.view.objectives).arg(seat.view.items) : qsTr("Gate %1 (%2) · Favor %3 · Objectives %4").arg(seat.view.gateCards).arg(seat.view.gatePoints).arg(seat.view.favor).arg(seat.view.objectives)
}
