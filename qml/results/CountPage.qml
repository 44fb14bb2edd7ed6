// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The sheet of a table that nobody followed: everything is typed in.
Item {
    id: root

    required property AppModel app
    readonly property Counting counting: app.results.counting

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: qsTr("Just count")
            back: "home"
        }
        Scroller {
            id: scroll
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: fields.implicitHeight
            ScrollBar.vertical: ScrollBar {}

            Column {
                id: fields
                width: scroll.width
                spacing: Theme.gap

                Flow {
                    width: parent.width
                    spacing: Theme.gap

                    ActionButton {
                        objectName: "count:game"
                        text: qsTr("Arigatō")
                        checked: !root.counting.isFree
                        onClicked: root.counting.setFree(false)
                    }
                    ActionButton {
                        objectName: "count:free"
                        text: qsTr("Another game")
                        checked: root.counting.isFree
                        onClicked: root.counting.setFree(true)
                    }
                }
                CountRows {
                    width: Math.min(parent.width, Theme.pageWidth)
                    visible: root.counting.isFree
                    counting: root.counting
                }
                Flow {
                    id: columns

                    readonly property int count: Math.max(1, Math.floor((width + spacing) / (20 * Theme.text + spacing)))

                    width: parent.width
                    spacing: Theme.gap

                    Repeater {
                        model: root.counting.columns
                        delegate: CountColumnPane {
                            width: Math.min((columns.width + columns.spacing) / columns.count - columns.spacing, Theme.pageWidth)
                            counting: root.counting
                        }
                    }
                }
                ActionButton {
                    visible: root.counting.canAdd
                    objectName: "addPlayer"
                    text: qsTr("Add a player")
                    onClicked: root.counting.addPlayer()
                }
            }
        }
        ActionButton {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.pageWidth
            isPrimary: true
            isLit: root.counting.canFinish
            enabled: root.counting.canFinish
            objectName: "keepCount"
            text: qsTr("Keep the result")
            onClicked: root.counting.finish()
        }
    }
}
