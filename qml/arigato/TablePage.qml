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
    // The page is as wide as the window, which is so from the start.
    readonly property bool isWide: Window.width >= table.seatCount * 22 * Theme.text
    /// Seats are turned to their players, where there is room for it.
    readonly property bool turns: app.settings.turnsSeats && table.seatCount > 1 && turnedEdge / seatsAnEdge >= 22 * Theme.text && turnedDepth >= 30 * Theme.text
    readonly property int seatsAnEdge: Math.ceil(table.seatCount / 2)
    readonly property int turnedMiddle: 5 * Theme.text
    readonly property int turnedEdge: Math.min(width, height - bar.height) - 2 * Theme.gap
    readonly property int turnedDepth: (Math.max(width, height - bar.height) - 2 * Theme.gap - turnedMiddle) / 2
    /// There is room for the journal beside the villages.
    readonly property bool hasLog: Window.width >= (table.seatCount * 22 + 22) * Theme.text
    readonly property bool isMenuOpen: bar.isMenuOpen && !bar.isWide

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
        spacing: Theme.gap / 2

        TableBar {
            id: bar
            Layout.fillWidth: true
            app: root.app
            isWide: root.Window.width >= 40 * Theme.text
        }
        Late {
            isDue: root.isMenuOpen

            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                spacing: Theme.gap / 2

                TableLinks {
                    Layout.fillWidth: true
                    isColumn: true
                    app: root.app
                }
                ActionButton {
                    Layout.fillWidth: true
                    objectName: "more"
                    text: qsTr("Corrections and more for %1").arg(root.table.seat.view.name)
                    onClicked: root.app.show("seat")
                }
                Item {
                    Layout.fillHeight: true
                }
            }
        }
        Headline {
            Layout.fillWidth: true
            visible: !root.isMenuOpen && !root.turns && (root.table.message === "" || bar.isWide)
            table: root.table
            days: root.isWide ? root.table.view.days : root.table.seat.view.days
            isFolded: root.height < 50 * Theme.text
        }
        Late {
            isDue: root.table.message !== ""

            Notice {
                Layout.fillWidth: true
                message: root.table.message
                rule: root.table.messageRule
                onAsked: root.app.explain(rule, message)
                onDismissed: root.table.dismiss()
            }
        }
        Late {
            isDue: !root.isWide && root.table.seatCount > 1 && !root.isMenuOpen && !root.turns

            RowLayout {
                Layout.fillWidth: true
                Layout.fillHeight: false
                spacing: Theme.gap / 2

                Repeater {
                    model: root.table.seats
                    delegate: SeatTab {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        checked: root.table.current === seat.index
                        onClicked: root.table.current = seat.index
                    }
                }
            }
        }
        Loader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: root.turns
            onVisibleChanged: {
                if (visible && status === Loader.Null)
                    setSource("TurnedSeats.qml", {
                        app: root.app,
                        near: Qt.binding(() => root.seatsAnEdge),
                        middle: Qt.binding(() => root.turnedMiddle)
                    });
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !root.isMenuOpen && !root.turns
            spacing: 2 * Theme.gap

            Repeater {
                model: root.table.seats
                delegate: SeatPlace {
                    readonly property bool isCurrent: root.table.current === seat.index

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    Layout.maximumWidth: root.isWide ? 50 * Theme.text : root.width
                    app: root.app
                    visible: root.isWide || isCurrent
                    isDue: !root.turns && (isCurrent || root.isWide && root.app.isDrawn)
                    showsName: root.isWide || root.table.seatCount < 2
                    canEndAll: root.table.view.canEndDays && !bar.isWide
                    hasMenu: !bar.isWide
                }
            }
            Loader {
                readonly property bool isDue: root.hasLog && root.app.isDrawn

                Layout.fillWidth: false
                Layout.fillHeight: true
                Layout.preferredWidth: 20 * Theme.text
                visible: isDue
                onIsDueChanged: {
                    if (isDue && status === Loader.Null)
                        setSource("LogColumn.qml", {
                            table: Qt.binding(() => root.table)
                        });
                }
            }
        }
    }
}
