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
    Line {
        width: parent.width
        visible: root.view.effectsOpen > 0
        text: qsTr("Effects not known yet: %1").arg(root.view.effectsOpen)
    }
    Line {
        width: parent.width
        visible: root.view.costsOpen > 0
        text: qsTr("Offerings not known yet: %1").arg(root.view.costsOpen)
    }
    Line {
        width: parent.width
        visible: root.view.favorsOpen > 0
        text: qsTr("Favor not known yet: %1").arg(root.view.favorsOpen)
    }
    Line {
        width: parent.width
        text: qsTr("Calendar faces: %1 of 4").arg(root.view.faces)
    }
    Line {
        width: parent.width
        text: root.view.hasScoreTable ? qsTr("The objective scoring is known.") : qsTr("The objective scoring is not known yet.")
    }
    Line {
        width: parent.width
        visible: text !== ""
        color: Theme.seal
        text: root.view.alike
    }
}
