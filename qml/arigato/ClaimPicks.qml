// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// Travelers sent left, as far as they matter: a tap for each, and a pair. None is usual.
ColumnLayout {
    id: root

    required property SeatModel seat

    visible: claims.count > 0 || seat.view.asksForPair
    spacing: Theme.gap / 2

    Question {
        Layout.fillWidth: true
        text: root.seat.speech.say("ClaimPicks", "Which travelers did you send left?")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            id: claims
            model: root.seat.claims
            delegate: TypePick {
                speech: root.seat.speech
                side: Theme.targetFor(root.seat.view.isChild)
                objectName: "claim:" + type
                onClicked: root.seat.claim(type)
            }
        }
        ActionButton {
            objectName: "claimPair"
            visible: root.seat.view.asksForPair
            checkable: true
            checked: root.seat.view.isPair
            text: root.seat.speech.say("ClaimPicks", "Two of one type")
            onClicked: root.seat.claimPair(!root.seat.view.isPair)
        }
    }
}
