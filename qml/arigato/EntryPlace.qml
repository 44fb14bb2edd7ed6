// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// A workshop or the gate to fill, and whether an offering lies there.
Column {
    id: root

    required property string place
    required property string name
    required property string holds
    required property bool isWorkshop
    required property bool isTaken
    required property bool hasOffering
    required property bool isPicked
    signal picked
    signal offered

    spacing: 2

    ActionButton {
        width: root.width
        objectName: "place:" + root.place
        checked: root.isPicked
        text: root.isTaken ? qsTr("%1: %2").arg(root.name).arg(root.holds) : root.name
        onClicked: root.picked()
    }
    ActionButton {
        width: root.width
        objectName: "offering:" + root.place
        visible: root.isWorkshop && root.isTaken
        checkable: true
        checked: root.hasOffering
        text: root.hasOffering ? qsTr("◆ Offering") : qsTr("No offering")
        Accessible.description: root.name
        onClicked: root.offered()
    }
}
