// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The cards of a box, by type.
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
            heading: root.boxes.view.title
            back: "box"
        }
        ActionButton {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.pageWidth
            visible: root.boxes.view.isOwn
            isPrimary: true
            objectName: "newCard"
            text: qsTr("New card")
            onClicked: root.boxes.describe()
        }
        Rows {
            Layout.fillWidth: true
            Layout.fillHeight: true
            model: root.boxes.cards
            activeFocusOnTab: true
            Accessible.name: qsTr("Cards")
            delegate: BoxCard {
                id: entry

                width: Math.min(ListView.view.width, Theme.pageWidth)
                isOwn: root.boxes.view.isOwn
                onEdited: root.boxes.edit(entry.card)
                onShared: root.boxes.shareCard(entry.card)
            }
        }
    }
}
