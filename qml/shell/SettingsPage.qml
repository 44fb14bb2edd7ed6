// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The language, and light or dark.
FormPage {
    id: root

    readonly property Settings settings: app.settings

    heading: qsTr("Settings")

    Line {
        Layout.fillWidth: true
        text: qsTr("Language")
    }
    LanguagePicks {
        Layout.fillWidth: true
        settings: root.settings
    }
    Line {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        text: qsTr("Appearance")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        ActionButton {
            text: qsTr("Like the system")
            checked: root.settings.appearance === "system"
            onClicked: root.settings.appearance = "system"
        }
        ActionButton {
            text: qsTr("Light")
            checked: root.settings.appearance === "light"
            onClicked: root.settings.appearance = "light"
        }
        ActionButton {
            text: qsTr("Dark")
            checked: root.settings.appearance === "dark"
            onClicked: root.settings.appearance = "dark"
        }
    }
    Line {
        Layout.fillWidth: true
        Layout.topMargin: Theme.gap
        text: qsTr("Size of text: %1%").arg(root.settings.textSize)
    }
    Row {
        spacing: Theme.gap

        ActionButton {
            objectName: "smallerText"
            enabled: root.settings.canBeSmaller
            text: "–"
            Accessible.name: qsTr("Smaller text")
            onClicked: root.settings.reduceText()
        }
        ActionButton {
            objectName: "largerText"
            enabled: root.settings.canBeLarger
            text: "+"
            Accessible.name: qsTr("Larger text")
            onClicked: root.settings.enlargeText()
        }
    }
    ActionButton {
        Layout.topMargin: Theme.gap
        Layout.fillWidth: true
        objectName: "moves"
        checkable: true
        checked: root.settings.moves
        text: checked ? qsTr("Animations: on") : qsTr("Animations: off")
        onClicked: root.settings.moves = !root.settings.moves
    }
    ActionButton {
        Layout.fillWidth: true
        objectName: "staysAwake"
        checkable: true
        checked: root.settings.staysAwake
        text: checked ? qsTr("Keep the screen awake during a game: on") : qsTr("Keep the screen awake during a game: off")
        onClicked: root.settings.staysAwake = !root.settings.staysAwake
    }
    ActionButton {
        Layout.topMargin: Theme.gap
        objectName: "tour"
        text: qsTr("Take the tour")
        onClicked: root.app.show("tour")
    }
}
