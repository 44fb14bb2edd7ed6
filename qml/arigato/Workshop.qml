// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Gyoji

/// A workshop of the village to tap.
T.AbstractButton {
    id: root

    required property string slot
    required property string place
    required property string shape
    required property string title
    required property string effect
    required property string favor
    required property string cost
    required property string price
    required property bool isTaken
    required property bool isFaceDown
    required property bool hasOffering
    required property bool isAllowed
    required property bool canOffer
    property bool isPicked: false
    readonly property bool isNamed: title !== ""

    function orOpen(text: string): string {
        return text === "" ? "?" : text;
    }

    function heading(): string {
        if (root.isNamed)
            return root.isFaceDown ? qsTr("%1 %2, face down").arg(root.shape).arg(root.title) : qsTr("%1 %2").arg(root.shape).arg(root.title);
        return root.isTaken ? qsTr("face down") : root.place;
    }

    function brief(): string {
        return root.hasOffering ? qsTr("◆ %1").arg(orOpen(root.favor)) : qsTr("%1 → %2").arg(orOpen(root.price)).arg(orOpen(root.favor));
    }

    function details(): string {
        if (root.hasOffering)
            return qsTr("◆ Offering ready. Under the gate: %1").arg(orOpen(root.favor));
        return qsTr("Offering: %1. Under the gate: %2").arg(orOpen(root.cost)).arg(orOpen(root.favor));
    }

    objectName: "slot:" + slot
    padding: 6
    implicitHeight: Math.max(Theme.target, implicitContentHeight + 2 * padding)
    text: isNamed ? qsTr("%1: %2").arg(place).arg(title) : isTaken ? qsTr("%1: face down").arg(place) : qsTr("%1: empty").arg(place)
    Accessible.name: text
    Accessible.description: isNamed ? qsTr("%1 %2").arg(effect).arg(details()) : ""

    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: WorkshopFace {
        heading: root.heading()
        effect: root.effect
        details: root.isNamed ? root.details() : ""
        brief: root.isNamed ? root.brief() : ""
        isTaken: root.isTaken
        hasOffering: root.hasOffering
    }
    background: Rectangle {
        radius: 8
        color: root.isAllowed || root.isPicked ? Theme.lit : root.isTaken ? Theme.card : "transparent"
        border.width: root.visualFocus ? 3 : root.isAllowed || root.isPicked || root.canOffer ? 2 : 1
        border.color: root.visualFocus || root.isPicked ? Theme.ink : root.isAllowed || root.canOffer ? Theme.vermilion : Theme.line
    }
}
