// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The window's languages, each in its own words.
RowLayout {
    id: root

    required property AppModel app

    spacing: Theme.gap

    ActionButton {
        text: "English"
        checked: root.app.language === "en"
        onClicked: root.app.setLanguage("en")
    }
    ActionButton {
        text: "Français"
        checked: root.app.language === "fr"
        onClicked: root.app.setLanguage("fr")
    }
    ActionButton {
        text: "日本語"
        checked: root.app.language === "ja"
        onClicked: root.app.setLanguage("ja")
    }
}
