// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// A card of a box, in pictures and in words.
Sheet {
    id: root

    required property string card
    required property cardFace face
    required property string places
    property bool isOwn: false
    signal edited
    signal shared

    implicitHeight: lines.implicitHeight + 2 * Theme.gap

    Column {
        id: lines
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: 2

        CardFace {
            width: parent.width
            height: fullHeight
            face: root.face
            heading: root.face.title
            details: root.face.favor === "" ? qsTr("Under the gate: not known yet") : qsTr("Under the gate: %1").arg(root.face.favor)
        }
        Line {
            width: parent.width
            font.pixelSize: Theme.small
            text: root.face.cost === "" ? qsTr("Offering: not known yet") : qsTr("Offering: %1").arg(root.face.cost)
        }
        Line {
            width: parent.width
            font.pixelSize: Theme.small
            text: qsTr("Workshops: %1").arg(root.places)
        }
        Row {
            spacing: Theme.gap

            ActionButton {
                objectName: "edit:" + root.card
                visible: root.isOwn
                text: qsTr("Edit")
                Accessible.description: root.face.title
                onClicked: root.edited()
            }
            ActionButton {
                objectName: "send:" + root.card
                text: qsTr("Share")
                Accessible.description: root.face.title
                onClicked: root.shared()
            }
        }
    }
}
