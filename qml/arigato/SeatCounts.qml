// SPDX-License-Identifier: MIT
import QtQuick.Layouts
import Gyoji.Window

/// What the seat has, in numbers and items. Its file is read behind the first frame.
ColumnLayout {
    id: root

    required property SeatModel seat
    required property int gap

    spacing: gap

    NumberPicks {
        Layout.fillWidth: true
        Layout.fillHeight: false
        seat: root.seat
    }
    ItemPicks {
        Layout.fillWidth: true
        Layout.fillHeight: false
        visible: root.seat.view.track !== "score"
        seat: root.seat
    }
}
