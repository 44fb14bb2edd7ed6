// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// Seats along the two short edges, each turned to its player, clockwise as the players sit; pictures
/// and numbers between them.
Item {
    id: root

    required property AppModel app
    readonly property ArigatoTable table: app.table
    readonly property bool isUpright: height >= width
    readonly property int edge: Math.min(width, height)
    /// How many sit along the first edge; what is left is between the two.
    required property int near
    required property int middle
    /// How far a seat reaches from its edge.
    readonly property int depth: Math.floor((Math.max(width, height) - middle) / 2)

    Repeater {
        model: root.table.seats
        delegate: SeatPlace {
            readonly property bool isFar: seat.index >= root.near
            readonly property int along: isFar ? seat.index - root.near : seat.index
            readonly property int length: Math.floor(root.edge / (isFar ? root.table.seatCount - root.near : root.near))
            /// From where its edge begins, as one goes around the table.
            readonly property int middleAlong: Math.floor((along + 0.5) * length)
            readonly property int fromEdge: Math.floor(root.depth / 2)
            readonly property int centerX: root.isUpright ? (isFar ? middleAlong : root.width - middleAlong) : isFar ? root.width - fromEdge : fromEdge
            readonly property int centerY: root.isUpright ? (isFar ? fromEdge : root.height - fromEdge) : isFar ? middleAlong : root.height - middleAlong

            app: root.app
            isDue: root.visible
            showsName: true
            canEndAll: false
            hasMenu: false
            width: length - Theme.gap
            height: root.depth - Theme.gap
            x: centerX - Math.floor(width / 2)
            y: centerY - Math.floor(height / 2)
            rotation: root.isUpright ? (isFar ? 180 : 0) : isFar ? 270 : 90
        }
    }
    Item {
        anchors.centerIn: parent
        width: root.isUpright ? root.edge : root.middle
        height: root.isUpright ? root.middle : root.edge

        Signs {
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width)
            side: 2 * Theme.sign
            row: root.table.view.days.today.signs
            text: root.table.view.days.today.objective
        }
    }
}
