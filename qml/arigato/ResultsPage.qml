// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The score sheet, final once the game is over.
Item {
    id: root

    required property AppModel app
    readonly property ArigatoTable table: app.table

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 2 * Theme.gap
        spacing: Theme.gap

        Heading {
            Layout.fillWidth: true
            text: root.table.view.isOver ? qsTr("Final score") : qsTr("Score so far")
        }
        Heading {
            Layout.fillWidth: true
            visible: text !== ""
            color: Theme.vermilion
            text: root.table.view.victory
        }
        Rows {
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: root.table.scores
            activeFocusOnTab: true
            Accessible.name: qsTr("Score")
            delegate: Sheet {
                id: entry

                required property string player
                required property int objectives
                required property int favor
                required property int gate
                required property int total
                required property bool isWinner

                width: Math.min(ListView.view.width, 480)
                implicitHeight: sums.implicitHeight + 2 * Theme.gap
                border.width: isWinner ? 3 : 1
                border.color: isWinner ? Theme.vermilion : Theme.line

                GridLayout {
                    id: sums
                    anchors.fill: parent
                    anchors.margins: Theme.gap
                    columns: 2

                    Heading {
                        Layout.fillWidth: true
                        text: entry.player
                    }
                    Heading {
                        Layout.preferredWidth: Theme.target
                        horizontalAlignment: Text.AlignRight
                        text: entry.total
                    }
                    Line {
                        Layout.fillWidth: true
                        text: qsTr("Objectives")
                    }
                    Line {
                        Layout.preferredWidth: Theme.target
                        horizontalAlignment: Text.AlignRight
                        text: entry.objectives
                    }
                    Line {
                        Layout.fillWidth: true
                        text: qsTr("Favor")
                    }
                    Line {
                        Layout.preferredWidth: Theme.target
                        horizontalAlignment: Text.AlignRight
                        text: entry.favor
                    }
                    Line {
                        Layout.fillWidth: true
                        text: qsTr("Palace gate")
                    }
                    Line {
                        Layout.preferredWidth: Theme.target
                        horizontalAlignment: Text.AlignRight
                        text: entry.gate
                    }
                }
            }
        }
        ActionButton {
            text: qsTr("Back to the table")
            onClicked: root.app.show("table")
        }
    }
}
