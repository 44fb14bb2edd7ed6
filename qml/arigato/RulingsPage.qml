// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The rulings of this table, where the rules are silent.
Item {
    id: root

    required property AppModel app

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: qsTr("Table rulings")
        }
        Notice {
            Layout.fillWidth: true
            message: root.app.table.message
            onDismissed: root.app.table.dismiss()
        }
        Line {
            Layout.fillWidth: true
            text: qsTr("The rules of the game do not say, so the table decides. A change counts from here on.")
        }
        Scroller {
            id: scroll
            objectName: "rulings"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: entries.implicitHeight
            ScrollBar.vertical: ScrollBar {}

            Column {
                id: entries
                width: Math.min(scroll.width, Theme.readingWidth)
                spacing: 2 * Theme.gap

                Repeater {
                    model: root.app.table.rulings
                    delegate: RulingEntry {
                        width: entries.width
                        onPicked: value => root.app.table.rule(ruling, value)
                    }
                }
                LookingBackRuling {
                    width: entries.width
                    app: root.app
                }
            }
        }
    }
}
