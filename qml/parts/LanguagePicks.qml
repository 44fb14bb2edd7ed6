// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// The window's languages, each in its own words.
Flow {
    id: root

    required property Settings settings

    spacing: Theme.gap

    ActionButton {
        objectName: "language:en"
        text: "English"
        checked: root.settings.language === "en"
        onClicked: root.settings.language = "en"
    }
    ActionButton {
        objectName: "language:fr"
        text: "Français"
        checked: root.settings.language === "fr"
        onClicked: root.settings.language = "fr"
    }
    ActionButton {
        objectName: "language:ja"
        text: "日本語"
        checked: root.settings.language === "ja"
        onClicked: root.settings.language = "ja"
    }
}
