// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The boxes on this device, and the cards of one of them by type.
Item {
    id: root

    required property AppModel app
    readonly property Boxes boxes: app.boxes

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 2 * Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: qsTr("My copy")
        }
        BoxPicks {
            Layout.fillWidth: true
            boxes: root.boxes.boxes
            onPicked: box => root.boxes.pick(box)
        }
        Rows {
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: root.boxes.cards
            activeFocusOnTab: true
            Accessible.name: qsTr("Cards")
            delegate: BoxCard {
                width: Math.min(ListView.view.width, Theme.pageWidth)
            }
        }
    }
}
