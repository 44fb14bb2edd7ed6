// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What a free sheet is called, and what is counted on it.
Column {
    id: root

    required property Counting counting

    spacing: Theme.gap

    Field {
        width: root.width
        objectName: "countTitle"
        text: root.counting.title
        placeholderText: qsTr("Game")
        Accessible.name: qsTr("What the game is called")
        onTextEdited: root.counting.title = text
    }
    Line {
        width: root.width
        text: qsTr("What is counted")
    }
    Repeater {
        model: root.counting.labels
        delegate: RowLayout {
            id: row

            required property int index
            required property string label

            width: root.width
            spacing: Theme.gap

            Field {
                Layout.fillWidth: true
                objectName: "countLabel:" + row.index
                text: row.label
                Accessible.name: qsTr("Row %1").arg(row.index + 1)
                onEditingFinished: root.counting.setLabel(row.index, text)
            }
            ActionButton {
                objectName: "removeRow:" + row.index
                text: "–"
                Accessible.name: qsTr("Remove row %1").arg(row.index + 1)
                onClicked: root.counting.removeRow(row.index)
            }
        }
    }
    ActionButton {
        objectName: "addRow"
        text: qsTr("Add a row")
        onClicked: root.counting.addRow()
    }
}
