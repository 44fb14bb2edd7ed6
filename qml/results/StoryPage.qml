// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The journal of an old table, to be read only.
Item {
    id: root

    required property AppModel app

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: qsTr("Journal")
            back: "play"
        }
        Rows {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0
            model: root.app.results.story
            activeFocusOnTab: true
            Accessible.name: qsTr("Journal")
            delegate: Line {
                required property string line

                text: line
                width: ListView.view.width - 2 * Theme.gap
            }
        }
    }
}
