// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// A count with a thumb's button for one more and one for one less.
ColumnLayout {
    id: root

    required property Speech speech
    required property string name
    required property signRow sign
    required property string key
    required property int n
    signal stepped(int by)

    spacing: 0

    ActionButton {
        Layout.fillWidth: true
        objectName: "more:" + root.key
        text: "+"
        Accessible.name: root.speech.say("CountPick", "One more: %1").arg(root.name)
        onClicked: root.stepped(1)
    }
    SignedText {
        Layout.fillWidth: true
        sign: root.sign
        font.weight: Font.DemiBold
        text: root.n
        Accessible.role: Accessible.StaticText
        Accessible.name: root.speech.say("CountPick", "%1: %2").arg(root.name).arg(root.n)
    }
    ActionButton {
        Layout.fillWidth: true
        objectName: "less:" + root.key
        enabled: root.n > 0
        text: "–"
        Accessible.name: root.speech.say("CountPick", "One less: %1").arg(root.name)
        onClicked: root.stepped(-1)
    }
}
