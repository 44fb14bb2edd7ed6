// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What a journal from elsewhere is, before it is kept.
FormPage {
    id: root

    readonly property JournalPreview journal: app.results.journal

    heading: qsTr("A game from a file")

    Heading {
        Layout.fillWidth: true
        text: root.journal.view.title
        wrapMode: Text.Wrap
    }
    Line {
        Layout.fillWidth: true
        text: root.journal.view.players
    }
    Line {
        Layout.fillWidth: true
        visible: text !== ""
        color: Theme.seal
        text: root.journal.view.victory
    }
    Line {
        Layout.fillWidth: true
        color: Theme.faint
        text: root.journal.view.extent
    }
    Line {
        Layout.fillWidth: true
        visible: text !== ""
        color: Theme.faint
        text: root.journal.view.date
    }
    Line {
        Layout.fillWidth: true
        font.weight: Font.DemiBold
        text: root.journal.view.standing
    }
    ActionButton {
        Layout.fillWidth: true
        visible: root.journal.view.canOpen
        isPrimary: true
        objectName: "openKept"
        text: qsTr("Open the game that is here")
        onClicked: root.journal.open()
    }
    ActionButton {
        Layout.fillWidth: true
        visible: root.journal.view.canUpdate
        isPrimary: true
        objectName: "updateKept"
        text: qsTr("Bring the game here up to date")
        onClicked: root.journal.update()
    }
    ActionButton {
        Layout.fillWidth: true
        visible: root.journal.view.canKeep
        isPrimary: !root.journal.view.isKept
        objectName: "keepJournal"
        text: root.journal.view.isKept ? qsTr("Keep it as another game") : qsTr("Keep this game")
        onClicked: root.journal.keep()
    }
    ActionButton {
        Layout.fillWidth: true
        objectName: "look"
        text: qsTr("Only look at it")
        onClicked: root.app.results.look()
    }
}
