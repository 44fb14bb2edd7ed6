// SPDX-License-Identifier: MIT
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// A phone names this dawn, and the screen for all does not tell.
ColumnLayout {
    id: root

    required property SeatModel seat

    spacing: Theme.gap / 2

    Line {
        Layout.fillWidth: true
        text: root.seat.speech.say("CoveredDawn", "%1 chooses in secret, on a phone.").arg(root.seat.view.name)
    }
    ActionButton {
        objectName: "uncover"
        Layout.fillWidth: true
        text: root.seat.speech.say("CoveredDawn", "Play it here")
        onClicked: root.seat.uncover()
    }
}
