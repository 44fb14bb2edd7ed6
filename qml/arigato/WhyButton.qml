// SPDX-License-Identifier: MIT
import Gyoji
import Gyoji.Window

/// Opens what fired after the seat's last line, and what did not.
ActionButton {
    id: root

    required property SeatModel seat
    required property bool isOpen

    objectName: "why"
    checkable: true
    checked: isOpen
    text: root.seat.speech.say("WhyButton", "Why?")
}
