// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What one player has, typed in row by row.
Sheet {
    id: root

    required property Counting counting
    required property CountColumn column

    implicitHeight: cells.implicitHeight + 2 * Theme.gap

    Column {
        id: cells
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap / 2

        RowLayout {
            width: parent.width
            spacing: Theme.gap

            Field {
                Layout.fillWidth: true
                objectName: "countName:" + root.column.index
                text: root.column.name
                placeholderText: qsTr("Name")
                maximumLength: 60
                Accessible.name: qsTr("Name of player %1").arg(root.column.index + 1)
                onTextEdited: root.counting.setName(root.column.index, text)
            }
            Heading {
                text: root.column.total
            }
            ActionButton {
                visible: root.counting.canRemove
                objectName: "removePlayer:" + root.column.index
                text: "–"
                Accessible.name: qsTr("Remove player %1").arg(root.column.index + 1)
                onClicked: root.counting.removePlayer(root.column.index)
            }
        }
        Repeater {
            model: root.column.cells
            delegate: Column {
                id: cell

                required property int index
                required property string label
                required property string typed
                required property string points
                required property string doubt

                width: cells.width

                RowLayout {
                    width: parent.width
                    spacing: Theme.gap

                    Line {
                        Layout.fillWidth: true
                        text: cell.label
                    }
                    Field {
                        Layout.preferredWidth: 6 * Theme.text
                        objectName: "count:" + root.column.index + ":" + cell.index
                        text: cell.typed
                        Accessible.name: cell.label !== "" ? cell.label : qsTr("Row %1").arg(cell.index + 1)
                        onTextEdited: root.counting.type(root.column.index, cell.index, text)
                    }
                    Line {
                        Layout.preferredWidth: 3 * Theme.text
                        horizontalAlignment: Text.AlignRight
                        text: cell.points
                    }
                }
                Line {
                    width: parent.width
                    visible: text !== ""
                    color: Theme.seal
                    font.pixelSize: Theme.small
                    text: cell.doubt
                }
            }
        }
    }
}
