// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Gyoji

/// An article in a list: its title and its answer.
T.AbstractButton {
    id: root

    required property string article
    required property string title
    required property string answer

    implicitHeight: Math.max(Theme.target, implicitContentHeight + 2 * padding)
    padding: Theme.gap
    objectName: "article:" + article
    text: title
    Accessible.name: title
    Accessible.description: answer

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Column {
        spacing: 2

        Line {
            width: parent.width
            font.weight: Font.DemiBold
            text: root.title
        }
        Line {
            width: parent.width
            font.pixelSize: Theme.small
            text: root.answer
        }
    }
    background: Sheet {
        border.width: root.visualFocus ? 3 : 1
        border.color: root.visualFocus ? Theme.ink : Theme.line
    }
}
