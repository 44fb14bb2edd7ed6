// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// Travelers sent left, as far as they matter: how many of each type that counts, and a pair.
ColumnLayout {
    id: root

    required property SeatModel seat

    spacing: Theme.gap / 2

    Question {
        Layout.fillWidth: true
        text: qsTr("Travelers sent left that matter")
    }
    Repeater {
        model: root.seat.types
        delegate: Flow {
            id: claim

            required property string type
            required property string name
            required property signRow sign
            required property int picked

            Layout.fillWidth: true
            spacing: Theme.gap / 2

            SignedText {
                width: Math.max(implicitWidth, 8 * Theme.text)
                height: Theme.target
                sign: claim.sign
                text: claim.name
            }
            Repeater {
                model: 3
                delegate: ActionButton {
                    required property int index

                    objectName: "claim:" + claim.type + ":" + index
                    text: index
                    checked: claim.picked === index
                    Accessible.name: qsTr("%1: %2").arg(claim.name).arg(index)
                    onClicked: root.seat.claim(claim.type, index)
                }
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        ActionButton {
            objectName: "claimPair"
            visible: root.seat.view.asksForPair
            checkable: true
            checked: root.seat.view.isPair
            text: qsTr("Two of one type")
            onClicked: root.seat.claimPair(!root.seat.view.isPair)
        }
        ActionButton {
            objectName: "nameTravelers"
            isPrimary: true
            text: root.seat.view.picked > 0 || root.seat.view.isPair ? qsTr("Done") : qsTr("None of these")
            onClicked: root.seat.nameTravelers()
        }
    }
}
