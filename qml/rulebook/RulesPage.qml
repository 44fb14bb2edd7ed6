// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// Answers to questions on the rules, found as one types; a tap opens the whole article.
Item {
    id: root

    required property AppModel app
    readonly property Rules rules: app.rules
    readonly property bool isReading: rules.view.article !== ""

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: qsTr("Rules")
        }
        Answers {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumWidth: Theme.readingWidth
            visible: !root.isReading
            rules: root.rules
        }
        ArticlePane {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumWidth: Theme.readingWidth
            visible: root.isReading
            app: root.app
        }
        Flow {
            Layout.fillWidth: true
            visible: !root.isReading
            spacing: Theme.gap

            ActionButton {
                objectName: "icons"
                text: qsTr("Icons")
                onClicked: root.app.show("icons")
            }
            ActionButton {
                objectName: "rulings"
                visible: root.app.table
                text: qsTr("Table rulings")
                onClicked: root.app.show("rulings")
            }
        }
    }
}
