// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// Who should live in a workshop.
Column {
    id: root

    required property string slot
    required property string place
    required property string card
    required property bool isTaken
    required property bool hasOffering
    signal cleared
    signal offered
    signal filled(string card)

    spacing: 2

    Line {
        width: root.width
        text: root.isTaken ? qsTr("%1: %2").arg(root.place).arg(root.card === "" ? qsTr("face down") : root.card) : qsTr("%1: empty").arg(root.place)
    }
    Flow {
        width: root.width
        visible: root.isTaken
        spacing: Theme.gap / 2

        ActionButton {
            objectName: "offering:" + root.slot
            visible: root.card !== ""
            checkable: true
            checked: root.hasOffering
            text: root.hasOffering ? qsTr("◆ Offering") : qsTr("No offering")
            Accessible.description: root.place
            onClicked: root.offered()
        }
        ActionButton {
            objectName: "clear:" + root.slot
            text: qsTr("Empty it")
            Accessible.description: root.place
            onClicked: root.cleared()
        }
    }
    CardField {
        width: root.width
        visible: !root.isTaken
        objectName: "fill:" + root.slot
        label: qsTr("Card that lives there (%1)").arg(root.place)
        onEntered: card => root.filled(card)
    }
}
