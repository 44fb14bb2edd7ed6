// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// Every picture of the game; one or two that are tapped say what they mean.
Item {
    id: root

    required property AppModel app
    readonly property IconFinder finder: app.rules.icons

    function read(article: string) {
        root.app.explain(article, "");
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: qsTr("Icons")
        }
        Line {
            Layout.fillWidth: true
            visible: found.count === 0
            text: qsTr("Tap an icon, or two, to see what they mean.")
        }
        Repeater {
            id: found
            model: root.finder.found
            delegate: IconAnswer {
                id: entry
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.readingWidth
                onClicked: root.read(entry.article)
            }
        }
        Scroller {
            objectName: "iconGrid"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: groups.implicitHeight
            ScrollBar.vertical: ScrollBar {}

            Column {
                id: groups
                width: parent.width
                spacing: 2 * Theme.gap

                IconPicks {
                    width: parent.width
                    title: root.finder.titles[0]
                    pictures: root.finder.conditions
                    onPicked: icon => root.finder.pick(icon)
                }
                IconPicks {
                    width: parent.width
                    title: root.finder.titles[1]
                    pictures: root.finder.gains
                    onPicked: icon => root.finder.pick(icon)
                }
                IconPicks {
                    width: parent.width
                    title: root.finder.titles[2]
                    pictures: root.finder.objectives
                    onPicked: icon => root.finder.pick(icon)
                }
                IconPicks {
                    width: parent.width
                    title: root.finder.titles[3]
                    pictures: root.finder.others
                    onPicked: icon => root.finder.pick(icon)
                }
            }
        }
    }
}
