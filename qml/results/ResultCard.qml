// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What one player has, and from where. Each number opens to what it is made of.
Sheet {
    id: root

    required property ResultSeat seat

    implicitHeight: column.implicitHeight + 2 * Theme.gap
    border.width: seat.view.isWinner ? 3 : 1
    border.color: seat.view.isWinner ? Theme.seal : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: seat.view.sentence

    Column {
        id: column
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap / 2

        RowLayout {
            width: parent.width
            spacing: Theme.gap

            Heading {
                visible: text !== ""
                color: Theme.faint
                text: root.seat.view.rank
            }
            Heading {
                Layout.fillWidth: true
                text: root.seat.view.name
                wrapMode: Text.Wrap
            }
            Heading {
                text: root.seat.view.total
            }
        }
        Row {
            id: bar
            width: parent.width
            height: 16
            Accessible.ignored: true

            Repeater {
                model: root.seat.points
                delegate: Rectangle {
                    required property double share
                    required property int shade

                    width: share * bar.width
                    height: bar.height
                    color: Theme.shades[shade]
                    border.color: Theme.ink
                    border.width: share > 0 ? 1 : 0
                }
            }
        }
        Repeater {
            model: root.seat.points
            delegate: PointsEntry {
                width: column.width
                seat: root.seat
            }
        }
        Line {
            width: parent.width
            visible: text !== ""
            color: Theme.faint
            font.pixelSize: Theme.small
            text: root.seat.view.notes
        }
    }
}
