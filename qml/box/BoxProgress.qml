// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// How far a box is described, and what is still open.
Column {
    id: root

    required property Boxes boxes
    readonly property boxView view: boxes.view

    spacing: Theme.gap / 2

    Flow {
        width: parent.width
        spacing: 2 * Theme.gap

        Repeater {
            model: root.boxes.progress
            delegate: SignedText {
                required property string name
                required property string count

                width: implicitWidth
                height: implicitHeight
                text: count
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: %2").arg(name).arg(count)
            }
        }
    }
    Repeater {
        model: root.view.notes
        delegate: Line {
            required property string modelData

            width: root.width
            text: modelData
        }
    }
    Line {
        width: parent.width
        visible: text !== ""
        color: Theme.seal
        text: root.view.alike
    }
}
