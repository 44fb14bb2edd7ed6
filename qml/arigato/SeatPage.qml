// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What is seldom needed of a seat: corrections, gains by hand, its name, how it is followed, the
/// end of the game.
Item {
    id: root

    required property AppModel app
    readonly property SeatModel seat: app.table.seat

    onSeatChanged: scroll.contentY = 0
    Component.onDestruction: root.seat.care.drop()

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: root.seat.view.name
        }
        Notice {
            Layout.fillWidth: true
            message: root.app.table.message
            rule: root.app.table.messageRule
            onAsked: root.app.explain(rule, message)
            onDismissed: root.app.table.dismiss()
        }
        Scroller {
            id: scroll
            objectName: "seatPage"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: sections.implicitHeight
            ScrollBar.vertical: ScrollBar {}

            Column {
                id: sections
                width: Math.min(parent.width, 40 * Theme.text)
                spacing: 2 * Theme.gap

                FromTablePane {
                    width: sections.width
                    visible: entry.isDue
                    entry: root.seat.care.fromTable
                    speech: root.app.table.speech
                }
                CorrectCounts {
                    width: sections.width
                    visible: !root.seat.care.fromTable.isDue
                    care: root.seat.care
                }
                GainByHand {
                    width: sections.width
                    visible: root.seat.view.track !== "score" && !root.seat.care.fromTable.isDue
                    care: root.seat.care
                }
                DeviceSettings {
                    width: sections.width
                    app: root.app
                    seat: root.seat
                }
                SeatSettings {
                    width: sections.width
                    table: root.app.table
                    seat: root.seat
                }
            }
        }
    }
}
