// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// A play of a file; a tap leaves it out, or takes it again.
ActionButton {
    id: root

    required property int play
    required property string title
    required property string players
    required property string notes
    required property string state
    required property bool canTake
    required property bool isTaken

    objectName: play < 0 ? "" : "import:" + play
    enabled: canTake
    checked: isTaken
    text: title
    Accessible.role: canTake ? Accessible.CheckBox : Accessible.StaticText
    Accessible.checkable: canTake
    Accessible.checked: isTaken
    Accessible.description: players + "\n" + notes + "\n" + state

    contentItem: Column {
        topPadding: 6

        Line {
            width: parent.width
            color: Theme.faint
            font.pixelSize: Theme.small
            text: root.title
        }
        Line {
            width: parent.width
            visible: text !== ""
            text: root.players
        }
        Line {
            width: parent.width
            visible: text !== ""
            font.pixelSize: Theme.small
            text: root.notes
        }
        Line {
            width: parent.width
            visible: text !== ""
            color: Theme.faint
            font.pixelSize: Theme.small
            text: root.state
        }
    }
}
