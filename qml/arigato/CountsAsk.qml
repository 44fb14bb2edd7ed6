// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What an offering needs, or what lies in the supply: so many of each item.
ColumnLayout {
    id: root

    required property SeatModel seat
    readonly property bool isSupply: seat.view.ask === "supply"

    spacing: Theme.gap / 2

    Question {
        Layout.fillWidth: true
        text: root.isSupply ? qsTr("What lies in the supply? It goes with the step to dusk.") : qsTr("What does the offering of %1 need?").arg(root.seat.view.askedCard)
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: root.seat.items
            delegate: CountPick {
                required property string item
                required property int counted

                Layout.fillWidth: true
                Layout.preferredWidth: 1
                key: item
                n: counted
                onStepped: by => root.seat.count(item, by)
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        ActionButton {
            objectName: "nameCost"
            visible: !root.isSupply
            enabled: root.seat.view.picked > 0
            isLit: enabled
            isPrimary: true
            text: root.seat.view.isOffering ? qsTr("Pay and prepare") : qsTr("Done")
            onClicked: root.seat.nameCost()
        }
        ActionButton {
            objectName: "offerUnpaid"
            visible: root.seat.view.isOffering
            text: qsTr("Prepare, cost later")
            onClicked: root.seat.offerUnpaid()
        }
        ActionButton {
            objectName: "putOff"
            text: qsTr("Not now")
            onClicked: root.seat.unpick()
        }
    }
}
