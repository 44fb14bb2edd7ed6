// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// What a workshop shows: whole sentences where they fit, else shapes and numbers.
Item {
    id: root

    required property string heading
    required property string effect
    required property string details
    required property string brief
    required property bool isTaken
    required property bool hasOffering
    readonly property bool isNamed: effect !== ""
    readonly property bool isRoomy: height >= head.implicitHeight + sentence.implicitHeight + more.implicitHeight + 4
    readonly property color detailInk: hasOffering ? Theme.vermilion : Theme.faint

    implicitHeight: head.implicitHeight + (isNamed ? few.implicitHeight : 0)

    Line {
        id: head
        width: parent.width
        text: root.heading
        color: root.isTaken ? Theme.ink : Theme.faint
        font.weight: root.isTaken ? Font.DemiBold : Font.Normal
    }
    Line {
        id: few
        anchors.top: head.bottom
        width: parent.width
        visible: root.isNamed && !root.isRoomy
        font.pixelSize: Theme.small
        color: root.detailInk
        text: root.brief
    }
    Line {
        id: sentence
        anchors.top: head.bottom
        anchors.topMargin: 2
        width: parent.width
        visible: root.isNamed && root.isRoomy
        font.pixelSize: Theme.small
        text: root.effect
    }
    Line {
        id: more
        anchors.top: sentence.bottom
        anchors.topMargin: 2
        width: parent.width
        visible: sentence.visible
        font.pixelSize: Theme.small
        color: root.detailInk
        text: root.details
    }
}
