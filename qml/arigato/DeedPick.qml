// SPDX-License-Identifier: MIT
import Gyoji
import Gyoji.Window

/// An offering or a way to the palace that one tap takes.
ActionButton {
    id: root

    required property string deed
    required property signRow sign

    objectName: "deed:" + deed
    leftPadding: 6
    rightPadding: 6
    contentItem: SignedText {
        sign: root.sign
        text: root.text
    }
}
