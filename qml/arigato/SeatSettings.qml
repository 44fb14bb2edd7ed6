// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The seat's name and language, how closely it is followed, and ends before the end.
ColumnLayout {
    id: root

    required property ArigatoTable table
    required property SeatModel seat

    spacing: Theme.gap / 2

    Heading {
        Layout.fillWidth: true
        text: qsTr("Name")
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap

        TextField {
            id: name
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.target
            color: Theme.ink
            maximumLength: 60
            font.pixelSize: Theme.text
            text: root.seat.view.name
            Accessible.name: qsTr("Name")
            background: Sheet {}
        }
        ActionButton {
            objectName: "rename"
            enabled: name.text.trim() !== "" && name.text !== root.seat.view.name
            isLit: enabled
            text: qsTr("Rename")
            onClicked: root.seat.care.rename(name.text)
        }
    }
    Heading {
        Layout.fillWidth: true
        topPadding: Theme.gap
        text: qsTr("Language of this seat")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        SeatLanguage {
            table: root.table
            seat: root.seat
            language: "-"
            text: qsTr("As the window")
        }
        SeatLanguage {
            table: root.table
            seat: root.seat
            language: "en"
            text: "English"
        }
        SeatLanguage {
            table: root.table
            seat: root.seat
            language: "fr"
            text: "Français"
        }
        SeatLanguage {
            table: root.table
            seat: root.seat
            language: "ja"
            text: "日本語"
        }
    }
    Heading {
        Layout.fillWidth: true
        topPadding: Theme.gap
        text: qsTr("How closely the seat is followed")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: root.seat.care.levels
            delegate: ActionButton {
                required property string level
                required property string name
                required property bool isPicked

                objectName: "level:" + level
                checked: isPicked
                text: isPicked ? qsTr("✓ %1").arg(name) : name
                onClicked: root.seat.care.follow(level)
            }
        }
    }
    Heading {
        Layout.fillWidth: true
        topPadding: Theme.gap
        text: qsTr("End early")
    }
    TwiceButton {
        Layout.fillWidth: true
        objectName: "retire"
        visible: !root.seat.view.isRetired
        text: qsTr("%1 leaves the game").arg(root.seat.view.name)
        question: qsTr("The score stays, without a rank; the cards are free again. Leave the game?")
        onConfirmed: root.seat.care.retire()
    }
    TwiceButton {
        Layout.fillWidth: true
        objectName: "finish"
        visible: !root.table.view.isOver
        text: qsTr("End the game now, for all")
        question: qsTr("What is still owed lapses, and the score is final. End the game?")
        onConfirmed: root.table.finish()
    }
}
