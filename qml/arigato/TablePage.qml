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
            visible: !root.isMenuOpen && (root.table.message === "" || bar.isWide)
            table: root.table
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
            isDue: !root.isWide && root.table.seatCount > 1 && !root.isMenuOpen

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
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !root.isMenuOpen
            spacing: 2 * Theme.gap

            Repeater {
                model: root.table.seats
                delegate: Loader {
                    id: place

                    required property SeatModel seat
                    readonly property bool isCurrent: root.table.current === seat.index
                    readonly property bool isDue: isCurrent || root.isWide && root.app.isDrawn

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    Layout.maximumWidth: 50 * Theme.text
                    visible: root.isWide || isCurrent
                    onIsDueChanged: {
                        if (isDue && status === Loader.Null)
                            setSource("SeatPanel.qml", {
                                app: root.app,
                                seat: place.seat,
                                showsName: Qt.binding(() => root.isWide || root.table.seatCount < 2)
                            });
                    }

                    Shortcut {
                        sequence: String(place.seat.index + 1)
                        onActivated: root.table.current = place.seat.index
                    }
                }
            }
        }
    }
}
