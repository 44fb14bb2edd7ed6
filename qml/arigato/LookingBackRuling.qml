// SPDX-License-Identifier: MIT
import Gyoji
import Gyoji.Window

/// May the game be looked back on while it is played?
RulingEntry {
    id: root

    required property AppModel app

    ruling: "look-back"
    question: qsTr("May players look back on the game, and see the best of today, while it is played?")
    reason: qsTr("It comments on everybody’s play, so it waits for the end unless the table says otherwise.")
    first: qsTr("No")
    second: qsTr("Yes")
    value: root.app.looksBack ? 1 : 0
    onPicked: value => root.app.looksBack = value === 1
}
