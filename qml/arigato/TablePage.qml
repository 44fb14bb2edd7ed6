// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The table: villages side by side where there is room, else one seat at a time.
Item {
    id: root

    required property AppModel app
    readonly property ArigatoTable table: app.table
    readonly property bool isWide: width >= seats.count * 22 * Theme.text
    property bool showsLog: false

    Shortcut {
        sequence: "Ctrl+Z"
        onActivated: root.table.undo()
    }
    Shortcut {
        sequence: "Ctrl+Shift+Z"
        onActivated: root.table.redo()
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap / 2

            ActionButton {
                text: "‹"
                Accessible.name: qsTr("Back")
                onClicked: root.app.show("home")
            }
            ActionButton {
                enabled: root.table.view.canUndo
                isLit: enabled
                text: qsTr("Undo")
                onClicked: root.table.undo()
            }
            ActionButton {
                enabled: root.table.view.canRedo
                isLit: enabled
                text: qsTr("Redo")
                onClicked: root.table.redo()
            }
            ActionButton {
                checked: root.showsLog
                text: qsTr("History")
                onClicked: root.showsLog = !root.showsLog
            }
            ActionButton {
                isPrimary: root.table.view.isOver
                text: qsTr("Score")
                onClicked: root.app.show("results")
            }
        }
        Line {
            Layout.fillWidth: true
            font.weight: Font.DemiBold
            text: root.table.view.isOver ? root.table.view.victory : root.table.view.objective === "" ? qsTr("Day %1: no objective").arg(root.table.view.day) : qsTr("Day %1: %2").arg(root.table.view.day).arg(root.table.view.objective)
            Accessible.name: text
        }
        Notice {
            Layout.fillWidth: true
            message: root.table.message
            onDismissed: root.table.dismiss()
        }
        RowLayout {
            Layout.fillWidth: true
            visible: !root.isWide && !root.showsLog && seats.count > 1
            spacing: Theme.gap / 2

            Repeater {
                id: seats
                model: root.table.seats
                delegate: SeatTab {
                    required property int index

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    checked: root.table.current === index
                    onClicked: root.table.current = index
                }
            }
        }
        LogPane {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.showsLog
            table: root.table
        }
        SeatPanel {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !root.isWide && !root.showsLog
            showsName: seats.count < 2
            seat: root.table.seat
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.isWide && !root.showsLog
            spacing: 2 * Theme.gap

            Repeater {
                model: root.isWide ? root.table.seats : null
                delegate: SeatPanel {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    Layout.maximumWidth: 720
                }
            }
        }
    }
}
