// SPDX-License-Identifier: MIT
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// How this device is used at the table.
ColumnLayout {
    id: root

    required property AppModel app
    required property SeatModel seat

    spacing: Theme.gap / 2

    Heading {
        Layout.fillWidth: true
        text: qsTr("This device")
    }
    ActionButton {
        objectName: "child"
        checkable: true
        checked: root.seat.view.isChild
        text: checked ? qsTr("✓ A child plays here") : qsTr("A child plays here")
        onClicked: root.app.table.setChild(root.seat.index, !root.seat.view.isChild)
    }
    Line {
        Layout.fillWidth: true
        color: Theme.faint
        text: qsTr("Buttons are larger, and the others close the day.")
    }
    ActionButton {
        objectName: "turnSeats"
        checkable: true
        checked: root.app.settings.turnsSeats
        text: checked ? qsTr("✓ Seats turned to their players") : qsTr("Seats turned to their players")
        onClicked: root.app.settings.turnsSeats = !root.app.settings.turnsSeats
    }
    Line {
        Layout.fillWidth: true
        color: Theme.faint
        text: qsTr("For a tablet in the middle, two to four players.")
    }
    ActionButton {
        objectName: "lock"
        text: qsTr("Lock into the table")
        onClicked: root.app.lock()
    }
    Line {
        Layout.fillWidth: true
        color: Theme.faint
        text: qsTr("For a device that goes from hand to hand: nothing but the table and the rules, until the lock is held for three seconds.")
    }
}
