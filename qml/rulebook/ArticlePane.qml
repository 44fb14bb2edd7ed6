// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// A whole article, in the language picked for it, with what this table plays where it decides.
ColumnLayout {
    id: root

    required property AppModel app
    readonly property Rules rules: app.rules
    readonly property articleView view: rules.view

    spacing: Theme.gap

    Scroller {
        Layout.fillWidth: true
        Layout.fillHeight: true
        contentHeight: content.implicitHeight

        ColumnLayout {
            id: content
            width: parent.width
            spacing: Theme.gap

            Sheet {
                Layout.fillWidth: true
                visible: root.view.instance !== ""
                implicitHeight: instance.implicitHeight + 2 * Theme.gap
                border.color: Theme.seal

                Line {
                    id: instance
                    objectName: "instance"
                    anchors.left: parent.left
                    anchors.right: parent.right
                    anchors.margins: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.view.instance
                    Accessible.name: text
                }
            }
            Signs {
                Layout.fillWidth: true
                side: 2 * Theme.text
                row: root.view.icons
                text: root.view.title
            }
            Heading {
                Layout.fillWidth: true
                text: root.view.title
            }
            Line {
                Layout.fillWidth: true
                text: root.view.answer
            }
            Line {
                Layout.fillWidth: true
                visible: text !== ""
                text: root.view.more
            }
            Line {
                Layout.fillWidth: true
                visible: root.view.example !== ""
                leftPadding: Theme.gap
                color: Theme.faint
                text: root.view.example
            }
            Flow {
                Layout.fillWidth: true
                spacing: Theme.gap

                ActionButton {
                    text: "日本語"
                    checked: root.view.language === "ja"
                    onClicked: root.rules.speak("ja")
                }
                ActionButton {
                    text: "FR"
                    Accessible.name: "Français"
                    checked: root.view.language === "fr"
                    onClicked: root.rules.speak("fr")
                }
                ActionButton {
                    text: "EN"
                    Accessible.name: "English"
                    checked: root.view.language === "en"
                    onClicked: root.rules.speak("en")
                }
            }
            Repeater {
                model: root.view.ruling !== "" && root.app.table ? root.app.table.rulings : null
                delegate: RulingEntry {
                    Layout.fillWidth: true
                    visible: ruling === root.view.ruling
                    onPicked: value => root.app.table.rule(ruling, value)
                }
            }
            Line {
                Layout.fillWidth: true
                visible: related.count > 0
                font.weight: Font.DemiBold
                text: qsTr("Related rules")
            }
            Repeater {
                id: related
                model: root.rules.related
                delegate: ArticleEntry {
                    id: entry
                    Layout.fillWidth: true
                    onClicked: root.rules.open(entry.article)
                }
            }
        }
    }
    ActionButton {
        objectName: "closeArticle"
        text: qsTr("Back")
        onClicked: root.rules.back()
    }
}
