// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The journal beside the villages, the latest at the end.
ColumnLayout {
    id: root

    required property ArigatoTable table

    property ArigatoTable followed: null

    function follow() {
        if (table === followed)
            return;
        followed = table;
        if (table)
            table.beginLog();
    }

    Component.onCompleted: {
        follow();
        Qt.callLater(list.positionViewAtEnd);
    }
    Component.onDestruction: {
        if (followed)
            followed.endLog();
    }
    onTableChanged: follow()

    Heading {
        Layout.fillWidth: true
        text: qsTr("History")
    }
    Rows {
        id: list
        Layout.fillWidth: true
        Layout.fillHeight: true
        model: root.table.log
        activeFocusOnTab: true
        Accessible.name: qsTr("History")
        onCountChanged: Qt.callLater(positionViewAtEnd)
        delegate: DayLines {
            id: told

            required property int index
            required property string deed
            required property list<string> facts

            width: ListView.view.width - 2 * Theme.gap
            heading: told.deed
            lines: told.facts
        }
    }
}
