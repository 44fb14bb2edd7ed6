// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// A card of a box, in pictures and in words.
Sheet {
    id: root

    required property cardFace face
    required property string places

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
    }
}
