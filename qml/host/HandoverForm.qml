// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// The game or a seat as a code, for a device that no network reaches.
Column {
    id: root

    required property Invite invite
    readonly property Handover handover: invite.handover
    readonly property bool isShown: handover.codes.length > 0

    spacing: Theme.gap

    Heading {
        width: parent.width
        text: qsTr("Without a network")
    }
    Line {
        width: parent.width
        text: qsTr("A code hands the game, or one seat, over to another device: scan or copy it there, and paste it on its first page.")
    }
    Flow {
        width: parent.width
        spacing: Theme.gap / 2

        ActionButton {
            objectName: "gameCode"
            checked: root.isShown && root.handover.seat < 0
            text: qsTr("Whole game")
            onClicked: checked ? root.handover.hide() : root.handover.showGame()
        }
        Repeater {
            model: root.invite.seats
            delegate: ActionButton {
                id: entry

                required property int seat
                required property string player

                objectName: "seatCode:" + seat
                checked: root.isShown && root.handover.seat === seat
                text: player
                onClicked: checked ? root.handover.hide() : root.handover.showSeat(entry.seat)
            }
        }
    }
    ActionButton {
        objectName: "copyCode"
        visible: root.isShown
        isPrimary: true
        text: qsTr("Copy as text")
        onClicked: root.handover.copy()
    }
    Flow {
        width: parent.width
        spacing: 2 * Theme.gap

        Repeater {
            model: root.handover.codes
            delegate: Invitation {
                required property int index
                required property string modelData

                width: 20 * Theme.text
                heading: qsTr("%1 of %2").arg(index + 1).arg(root.handover.codes.length)
                code: modelData
            }
        }
    }
}
