// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// Leads to what is seldom needed of a seat.
IconButton {
    id: root

    required property SeatModel seat

    objectName: "more"
    picture: "control/more"
    Accessible.name: root.seat.speech.say("MoreButton", "Corrections and more for %1").arg(root.seat.view.name)
}
