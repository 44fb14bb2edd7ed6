// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// Who sits where; a tap seats one who has played before.
Column {
    id: root

    required property NewTable form

    spacing: Theme.gap

    Line {
        width: root.width
        text: qsTr("Players, clockwise as they sit")
    }
    Repeater {
        model: root.form.names
        delegate: RowLayout {
            id: row

            required property int index
            required property string name

            width: root.width

            TextField {
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.target
                objectName: "name:" + row.index
                color: Theme.ink
                placeholderText: qsTr("Name")
                placeholderTextColor: Theme.faint
                maximumLength: 60
                font.pixelSize: Theme.text
                text: row.name
                Accessible.name: qsTr("Name of player %1").arg(row.index + 1)
                background: Sheet {}
                onTextEdited: root.form.setName(row.index, text)
            }
            ActionButton {
                visible: root.form.canRemove
                objectName: "removeSeat:" + row.index
                text: "–"
                Accessible.name: qsTr("Remove player %1").arg(row.index + 1)
                onClicked: root.form.removeSeat(row.index)
            }
        }
    }
    Flow {
        width: root.width
        spacing: Theme.gap

        ActionButton {
            visible: root.form.canAdd
            objectName: "addSeat"
            text: qsTr("Add a player")
            onClicked: root.form.addSeat()
        }
        Repeater {
            model: root.form.known
            delegate: ActionButton {
                id: player

                required property string name

                objectName: "known:" + name
                text: name
                Accessible.description: qsTr("Seats %1").arg(name)
                onClicked: root.form.seat(player.name)
            }
        }
    }
}
