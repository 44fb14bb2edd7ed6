// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// A seat to turn to: its name and total, • while it is behind, ! while it owes a choice, ☎ where a
/// phone sits.
ActionButton {
    id: root

    required property SeatModel seat
    readonly property bool isOnPhone: seat.view.devices > 0

    function state(): string {
        if (seat.view.owes > 0)
            return qsTr("owes a choice");
        if (seat.view.isBehind)
            return qsTr("is behind");
        return isOnPhone ? qsTr("on a phone") : "";
    }

    readonly property string mark: (seat.view.owes > 0 ? " !" : seat.view.isBehind ? " •" : "") + (isOnPhone ? " ☎" : "")

    objectName: "seat:" + seat.index
    leftPadding: 4
    rightPadding: 4
    text: qsTr("%1 %2").arg(seat.view.name).arg(seat.view.total) + mark
    Accessible.description: state()
    contentItem: Column {
        Line {
            objectName: "playerName"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            maximumLineCount: 1
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            font.weight: root.checked ? Font.DemiBold : Font.Normal
            text: root.seat.view.name
        }
        Line {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            font.weight: Font.DemiBold
            text: root.seat.view.total + root.mark
        }
    }
}
