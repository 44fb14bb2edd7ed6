// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The whole journal in words, day by day, the latest at the end.
Item {
    id: root

    required property AppModel app

    Component.onCompleted: {
        app.table.tellsLog = true;
        list.positionViewAtEnd();
    }
    Component.onDestruction: {
        if (app.table)
            app.table.tellsLog = false;
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: qsTr("History")
        }
        Line {
            Layout.fillWidth: true
            visible: list.count === 0
            text: qsTr("Nothing has been done yet.")
        }
        Rows {
            id: list
            objectName: "journal"
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 0
            model: root.app.table.log
            activeFocusOnTab: true
            Accessible.name: qsTr("History")
            section.property: "day"
            section.delegate: Heading {
                required property string section

                topPadding: Theme.gap
                bottomPadding: Theme.gap / 2
                text: qsTr("Day %1").arg(section)
            }
            delegate: JournalLine {
                width: ListView.view.width - 2 * Theme.gap
            }
        }
    }
}
