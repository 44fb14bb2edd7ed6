// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// A card in its place: pictures first, whole sentences where they fit.
Item {
    id: root

    required property cardFace face
    required property string heading
    /// What its offering needs and what it is worth, in words.
    required property string details
    property bool isTaken: true
    readonly property bool isNamed: face.title !== ""
    readonly property bool isWide: width >= 13 * Theme.text
    readonly property bool isBroad: width >= 20 * Theme.text
    /// Larger where there is much room; how much is asked for must not follow from it.
    readonly property int side: isBroad && height > 13 * Theme.text ? Theme.sign * 3 / 2 : Theme.sign
    readonly property int low: head.height + price.height
    readonly property int middle: low + effect.height + spacing
    readonly property int spacing: 2
    /// With all that there is to show.
    readonly property int fullHeight: middle + sentence.implicitHeight + more.implicitHeight + 2 * spacing
    readonly property bool showsEffect: isNamed && height >= middle
    readonly property bool showsSentence: isNamed && height >= middle + sentence.implicitHeight + spacing
    readonly property bool showsDetails: showsSentence && height >= fullHeight

    implicitHeight: !isNamed ? title.implicitHeight : isBroad ? 3 * Theme.sign + spacing : low
    clip: true

    Item {
        id: head
        width: parent.width
        height: Math.max(title.implicitHeight, root.side)

        Signs {
            id: type
            visible: root.isNamed
            width: implicitWidth
            side: root.side
            row: root.face.type
        }
        Line {
            id: title
            anchors.left: root.isNamed ? type.right : parent.left
            anchors.leftMargin: root.isNamed ? 4 : 0
            anchors.right: placement.visible ? placement.left : parent.right
            anchors.rightMargin: placement.visible ? 4 : 0
            text: root.heading
            color: root.isTaken ? Theme.ink : Theme.faint
            font.weight: root.isTaken ? Font.DemiBold : Font.Normal
        }
        Icon {
            id: placement
            anchors.right: parent.right
            visible: root.isNamed && root.isWide
            name: root.face.placement
            side: root.side
            ink: Theme.faint
            isHeld: !Theme.isDrawn
        }
    }
    Signs {
        id: price
        anchors.top: head.bottom
        width: parent.width
        visible: root.isNamed
        side: root.side
        row: root.face.priceSigns
        text: root.details
    }
    Signs {
        id: effect
        anchors.top: price.bottom
        anchors.topMargin: root.spacing
        width: parent.width
        visible: root.showsEffect
        side: root.side
        row: root.face.effectSigns
        text: root.face.effect
    }
    Line {
        id: sentence
        anchors.top: effect.bottom
        anchors.topMargin: root.spacing
        width: parent.width
        visible: root.showsSentence
        font.pixelSize: Theme.small
        text: Theme.isDrawn ? root.face.effect : ""
    }
    Line {
        id: more
        anchors.top: sentence.bottom
        anchors.topMargin: root.spacing
        width: parent.width
        visible: root.showsDetails
        color: Theme.faint
        font.pixelSize: Theme.small
        text: Theme.isDrawn ? root.details : ""
    }
}
