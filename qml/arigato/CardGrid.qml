// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// The cards of a type, each in its fixed place, five to a line as wide as there is room.
Item {
    id: root

    required property Speech speech
    required property QtObject cards
    property int side: Theme.target
    readonly property int count: rows.count
    signal picked(card: string)

    visible: count > 0
    implicitHeight: grid.height

    // No layout: cards come and go, perhaps out of sight.
    Grid {
        id: grid
        columns: 5
        spacing: Theme.gap / 2

        Repeater {
            id: rows
            model: root.cards
            delegate: CardPick {
                speech: root.speech
                width: Math.floor((root.width - 4 * grid.spacing) / 5)
                height: Math.max(implicitHeight, 4.5 * Theme.text)
                side: root.side
                onClicked: root.picked(card)
            }
        }
    }
}
