// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji

/// A count with its name on one line, to raise or lower.
RowLayout {
    id: root

    required property string key
    required property string name
    required property int n
    /// It goes no lower.
    property int least: 0
    signal stepped(int by)

    spacing: Theme.gap

    Line {
        Layout.fillWidth: true
        text: root.name
    }
    ActionButton {
        objectName: "less:" + root.key
        enabled: root.n > root.least
        text: "–"
        Accessible.name: qsTr("One less: %1").arg(root.name)
        onClicked: root.stepped(-1)
    }
    Line {
        Layout.preferredWidth: Theme.target
        horizontalAlignment: Text.AlignHCenter
        font.weight: Font.DemiBold
        text: root.n
    }
    ActionButton {
        objectName: "more:" + root.key
        text: "+"
        Accessible.name: qsTr("One more: %1").arg(root.name)
        onClicked: root.stepped(1)
    }
}
