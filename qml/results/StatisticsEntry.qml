// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// What one player has done in one game, with a bar for the share of plays won.
Sheet {
    id: root

    required property PlayerStatistics statistics
    required property string player
    required property string game
    required property string wins
    required property double winShare
    required property string points
    required property string details

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
        ActionButton {
            readonly property bool isTarget: root.statistics.merging !== "" && root.statistics.merging !== root.player

            objectName: "merge:" + root.player
            text: isTarget ? qsTr("This is the same player") : qsTr("Another spelling of a player")
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
