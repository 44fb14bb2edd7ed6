// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji.Window

/// Where a seat's side of the table is built once it is due.
Loader {
    id: root

    required property AppModel app
    required property SeatModel seat
    required property bool showsName
    required property bool canEndAll
    required property bool hasMenu
    required property bool isDue

    onIsDueChanged: {
        if (isDue && status === Loader.Null)
            setSource("SeatPanel.qml", {
                app: root.app,
                seat: root.seat,
                showsName: Qt.binding(() => root.showsName),
                canEndAll: Qt.binding(() => root.canEndAll),
                hasMenu: Qt.binding(() => root.hasMenu)
            });
    }

    Shortcut {
        sequence: String(root.seat.index + 1)
        onActivated: root.app.table.current = root.seat.index
    }
}
