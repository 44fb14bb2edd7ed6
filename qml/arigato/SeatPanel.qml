// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// One player's side of the table.
Item {
    id: root

    required property SeatModel seat
    /// Not where a tab above says it.
    property bool showsName: true
    readonly property string phase: seat.view.phase

    function nextStep(): string {
        switch (root.phase) {
        case "dawn":
            return qsTr("Reveal");
        case "day":
            return qsTr("On to dusk");
        }
        return root.seat.view.day === 12 ? qsTr("End the game") : qsTr("Next day");
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        Flickable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: content.implicitHeight
            clip: true

            ColumnLayout {
                id: content
                width: parent.width
                spacing: Theme.gap

                Heading {
                    Layout.fillWidth: true
                    visible: root.showsName
                    text: root.seat.view.name
                }
                Line {
                    Layout.fillWidth: true
                    color: Theme.faint
                    text: root.phase === "over" ? root.seat.view.phaseName : root.seat.view.objective === "" ? qsTr("Day %1, %2").arg(root.seat.view.day).arg(root.seat.view.phaseName) : qsTr("Day %1, %2. Objective %3").arg(root.seat.view.day).arg(root.seat.view.phaseName).arg(root.seat.view.objective)
                }
                TakeLine {
                    Layout.fillWidth: true
                    visible: root.seat.view.why.length > 0
                    seat: root.seat
                }
                AskPane {
                    Layout.fillWidth: true
                    seat: root.seat
                }
                ItemPicks {
                    Layout.fillWidth: true
                    seat: root.seat
                }
                Village {
                    Layout.fillWidth: true
                    seat: root.seat
                }
                ScoreLine {
                    Layout.fillWidth: true
                    seat: root.seat
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            visible: root.phase !== "over"
            spacing: Theme.gap

            ActionButton {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                visible: root.seat.view.canUndo
                text: qsTr("Undo %1’s last").arg(root.seat.view.name)
                onClicked: root.seat.undo()
            }
            ActionButton {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                isPrimary: true
                isLit: root.seat.view.canAdvance
                text: root.nextStep()
                onClicked: root.seat.advance()
            }
        }
    }
}
