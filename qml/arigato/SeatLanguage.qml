// SPDX-License-Identifier: MIT
import Gyoji
import Gyoji.Window

/// A language that the seat may speak.
ActionButton {
    id: root

    required property ArigatoTable table
    required property SeatModel seat
    required property string language

    objectName: "seatLanguage:" + language
    checked: root.seat.view.ownLanguage === language
    onClicked: root.table.setSeatLanguage(root.seat.index, language)
}
