// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// What one player has done in one game, with a bar for the share of plays won, and the points as a
/// chart or as a table.
Sheet {
    id: root

    required property PlayerStatistics statistics
    required property string player
    required property string game
    required property string wins
    required property double winShare
    required property string points
    required property string details
    required property string table
    required property bool hasChart
    required property int index
    property bool isTable: false

    implicitHeight: column.implicitHeight + 2 * Theme.gap

    Column {
        id: column
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap / 2

        Heading {
            width: parent.width
            text: root.player
        }
        Line {
            width: parent.width
            color: Theme.faint
            text: root.game
        }
        Line {
            width: parent.width
            text: root.wins
        }
        Rectangle {
            width: parent.width
            height: Theme.gap
            color: Theme.paper
            border.color: Theme.ink
            Accessible.ignored: true

            Rectangle {
                width: parent.width * root.winShare
                height: parent.height
                color: Theme.ink
            }
        }
        Line {
            width: parent.width
            visible: text !== ""
            text: root.points
        }
        Line {
            width: parent.width
            color: Theme.faint
            font.pixelSize: Theme.small
            text: root.details
        }
        StatisticsChart {
            width: parent.width
            visible: root.hasChart && !root.isTable
            statistics: root.statistics
            row: root.index
            ink: Theme.ink
            faint: Theme.faint
            paper: Theme.card
            textSize: Theme.small
            Accessible.role: Accessible.Chart
            Accessible.name: qsTr("Points of each play and where they come from; the same numbers stand in the table.")
        }
        Line {
            width: parent.width
            visible: root.isTable && text !== ""
            font.pixelSize: Theme.small
            text: root.table
        }
        ActionButton {
            readonly property bool isTarget: root.statistics.merging !== "" && root.statistics.merging !== root.player

            objectName: "merge:" + root.player
            text: isTarget ? qsTr("This is the same player") : qsTr("Merge with another player…")
            checked: root.statistics.merging === root.player
            Accessible.description: root.player
            onClicked: {
                if (isTarget)
                    root.statistics.mergeInto(root.player);
                else
                    root.statistics.merge(root.player);
            }
        }
    }
}
