// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Gyoji

/// A button wide and high enough for a thumb; the primary one is vermilion.
T.AbstractButton {
    id: root

    property bool isPrimary: false
    /// Possible now; a tap elsewhere is answered with the reason why not.
    property bool isLit: true
    /// The least width and height.
    property int side: Theme.target

    implicitWidth: Math.max(side, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(side, implicitContentHeight + 12)
    leftPadding: 12
    rightPadding: 12
    Accessible.name: text

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Text {
        text: root.text
        color: root.isPrimary && root.isLit ? Theme.paleInk : root.isLit && root.enabled ? Theme.ink : Theme.faint
        font.pixelSize: Theme.text
        font.weight: root.isPrimary || root.checked ? Font.DemiBold : Font.Normal
        textFormat: Text.PlainText
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }
    background: Rectangle {
        radius: 8
        color: root.isPrimary && root.isLit ? Theme.vermilion : root.checked || root.down ? Theme.lit : Theme.card
        border.width: root.visualFocus ? 3 : root.checked ? 2 : 1
        border.color: root.visualFocus || root.checked ? Theme.ink : Theme.line
    }
}
