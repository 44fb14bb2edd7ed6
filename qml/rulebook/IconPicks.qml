// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji

/// The pictures of one kind.
Column {
    id: root

    required property string title
    required property QtObject pictures
    signal picked(icon: string)

    spacing: Theme.gap / 2

    Line {
        width: parent.width
        font.weight: Font.DemiBold
        text: root.title
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Flow {
        width: parent.width
        spacing: Theme.gap / 2

        Repeater {
            model: root.pictures
            delegate: IconPick {
                id: entry
                onClicked: root.picked(entry.picture)
            }
        }
    }
}
