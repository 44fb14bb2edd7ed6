// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Gyoji

/// A card named by the number or id it has in the box.
RowLayout {
    id: root

    required property string label
    signal entered(string card)

    function enter() {
        root.entered(field.text);
        field.clear();
    }

    spacing: Theme.gap

    TextField {
        id: field
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.target
        color: Theme.ink
        placeholderText: qsTr("Card, e.g. S-001")
        placeholderTextColor: Theme.faint
        maximumLength: 40
        font.pixelSize: Theme.text
        Accessible.name: root.label
        background: Sheet {}
        onAccepted: root.enter()
    }
    ActionButton {
        enabled: field.text !== ""
        isLit: enabled
        text: "+"
        Accessible.name: root.label
        onClicked: root.enter()
    }
}
