// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// A type of artisan to tap, with its shape in its color.
ActionButton {
    id: root

    required property Speech speech
    required property string type
    required property string name
    required property signRow sign
    required property int picked

    objectName: "type:" + type
    leftPadding: 6
    rightPadding: 6
    checked: picked > 0
    text: picked > 1 ? root.speech.say("TypePick", "%1 × %2").arg(name).arg(picked) : name
    contentItem: SignedText {
        sign: root.sign
        text: root.text
        font.weight: root.checked ? Font.DemiBold : Font.Normal
    }
}
