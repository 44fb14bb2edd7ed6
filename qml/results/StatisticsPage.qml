// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What players have done in all their plays.
Item {
    id: root

    required property AppModel app
    readonly property PlayerStatistics statistics: app.results.statistics
    property bool isTable: false

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: qsTr("Statistics")
            back: "history"
        }
        ActionButton {
            objectName: "statisticsTable"
            visible: list.count > 0
            text: root.isTable ? qsTr("Show as a chart") : qsTr("Show as a table")
            onClicked: root.isTable = !root.isTable
        }
        Line {
            Layout.fillWidth: true
            visible: root.statistics.merging !== ""
            text: qsTr("Which player is %1 to be merged with? Pick that player.").arg(root.statistics.merging)
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            visible: root.statistics.merged !== ""
            spacing: Theme.gap

            Line {
                Layout.fillWidth: true
                text: qsTr("%1 is counted with another player now.").arg(root.statistics.merged)
            }
            ActionButton {
                objectName: "part"
                text: qsTr("Undo")
                onClicked: root.statistics.part()
            }
        }
        Line {
            Layout.fillWidth: true
            visible: list.count === 0
            text: qsTr("No game is over yet.")
        }
        Rows {
            id: list
            objectName: "statisticsList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: root.statistics.rows
            activeFocusOnTab: true
            Accessible.name: qsTr("Statistics")
            delegate: StatisticsEntry {
                width: Math.min(ListView.view.width, Theme.readingWidth)
                statistics: root.statistics
                isTable: root.isTable
            }
        }
    }
}
