// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Gyoji

/// A workshop: who lives there, told in words. A tap picks it, or places the resident there.
AbstractButton {
    id: root

    required property string slot
    required property string place
    required property string type
    required property string title
    required property string effect
    required property string favor
    required property string cost
    required property bool isTaken
    required property bool isFaceDown
    required property bool hasOffering
    required property bool isAllowed
    required property bool canOffer
    required property bool canSend
    required property bool canEmpty
    property bool isPicked: false

    implicitHeight: Math.max(2 * Theme.target, implicitContentHeight + 2 * Theme.gap)
    text: title !== "" ? qsTr("%1: %2").arg(place).arg(title) : isTaken ? qsTr("%1: face down").arg(place) : qsTr("%1: empty").arg(place)
    Accessible.name: text
    Accessible.description: effect

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: ColumnLayout {
        spacing: 2

        Line {
            Layout.fillWidth: true
            text: root.title !== "" ? Theme.shapeOf(root.type) + " " + root.title : root.isTaken ? qsTr("face down") : root.place
            color: root.isTaken ? Theme.ink : Theme.faint
            font.weight: root.isTaken ? Font.DemiBold : Font.Normal
        }
        Line {
            Layout.fillWidth: true
            visible: root.isFaceDown && root.title !== ""
            font.pixelSize: Theme.small
            text: qsTr("face down")
        }
        Line {
            Layout.fillWidth: true
            visible: root.effect !== ""
            font.pixelSize: Theme.small
            text: root.effect
        }
        Line {
            Layout.fillWidth: true
            visible: root.favor !== ""
            font.pixelSize: Theme.small
            color: Theme.faint
            text: qsTr("Under the gate: %1").arg(root.favor)
        }
        Line {
            Layout.fillWidth: true
            visible: root.cost !== "" && !root.hasOffering
            font.pixelSize: Theme.small
            color: Theme.faint
            text: qsTr("Offering: %1").arg(root.cost)
        }
        Line {
            Layout.fillWidth: true
            visible: root.hasOffering
            font.weight: Font.DemiBold
            font.pixelSize: Theme.small
            color: Theme.vermilion
            text: qsTr("◆ Offering ready")
        }
        Item {
            Layout.fillHeight: true
        }
    }
    padding: Theme.gap
    background: Rectangle {
        radius: 8
        color: root.isAllowed || root.isPicked ? Theme.lit : root.isTaken ? Theme.card : "transparent"
        border.width: root.visualFocus ? 3 : root.isAllowed || root.isPicked || root.canOffer ? 2 : 1
        border.color: root.visualFocus || root.isPicked ? Theme.ink : root.isAllowed || root.canOffer ? Theme.vermilion : Theme.line
    }
}
