// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji

/// A question on which the rules are silent, and its two answers.
ColumnLayout {
    id: root

    required property string ruling
    required property string question
    required property string reason
    required property string first
    required property string second
    required property int value
    signal picked(int value)

    spacing: Theme.gap / 2

    Line {
        Layout.fillWidth: true
        font.weight: Font.DemiBold
        text: root.question
    }
    Line {
        Layout.fillWidth: true
        color: Theme.faint
        text: root.reason
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        ActionButton {
            objectName: "ruling:" + root.ruling + ":0"
            checked: root.value === 0
            text: checked ? qsTr("✓ %1").arg(root.first) : root.first
            Accessible.description: root.question
            onClicked: root.picked(0)
        }
        ActionButton {
            objectName: "ruling:" + root.ruling + ":1"
            checked: root.value === 1
            text: checked ? qsTr("✓ %1").arg(root.second) : root.second
            Accessible.description: root.question
            onClicked: root.picked(1)
        }
    }
}
