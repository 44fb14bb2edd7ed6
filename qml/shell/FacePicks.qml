// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji

/// One face of a calendar tile.
Row {
    id: root

    required property QtObject faces
    readonly property alias count: repeater.count
    signal picked(face: string)

    spacing: Theme.gap

    Repeater {
        id: repeater
        model: root.faces
        delegate: ActionButton {
            id: entry

            required property string face
            required property bool isPicked

            objectName: "face:" + face
            text: face
            checked: isPicked
            onClicked: root.picked(entry.face)
        }
    }
}
