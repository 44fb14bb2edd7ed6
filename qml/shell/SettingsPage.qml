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
    ActionButton {
        Layout.topMargin: Theme.gap
        objectName: "tour"
        text: qsTr("Take the tour")
        onClicked: root.app.show("tour")
    }
}
