// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// A card of a box, in words.
Sheet {
    id: root

    required property string shape
    required property string title
    required property string places
    required property string effect
    required property string favor
    required property string cost

    implicitHeight: lines.implicitHeight + 2 * Theme.gap

    Column {
        id: lines
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: 2

        Line {
            width: parent.width
            font.weight: Font.DemiBold
            text: qsTr("%1 %2").arg(root.shape).arg(root.title)
        }
        Line {
            width: parent.width
            text: root.effect
        }
        Line {
            width: parent.width
            font.pixelSize: Theme.small
            text: root.favor === "" ? qsTr("Under the gate: not known yet") : qsTr("Under the gate: %1").arg(root.favor)
        }
        Line {
            width: parent.width
            font.pixelSize: Theme.small
            text: root.cost === "" ? qsTr("Offering: not known yet") : qsTr("Offering: %1").arg(root.cost)
        }
        Line {
            width: parent.width
            font.pixelSize: Theme.small
            text: qsTr("Workshops: %1").arg(root.places)
        }
    }
}
