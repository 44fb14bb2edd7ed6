// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The whole journal in words, day by day, the latest at the end; a tap on a line mends it.
Item {
    id: root

    required property AppModel app

    Component.onCompleted: {
        app.table.beginLog();
        Qt.callLater(list.positionViewAtEnd);
    }
    Component.onDestruction: {
        if (app.table) {
            app.table.endLog();
            app.table.lineCare.close();
        }
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
        Notice {
            Layout.fillWidth: true
            message: root.app.table.message
            rule: root.app.table.messageRule
            onAsked: root.app.explain(rule, message)
            onDismissed: root.app.table.dismiss()
        }
        Line {
            Layout.fillWidth: true
            color: Theme.faint
            text: list.count === 0 ? qsTr("Nothing has been done yet.") : qsTr("Tap a line to change it, remove it, or insert one before it.")
        }
        JournalRows {
            id: list
            objectName: "journal"
            care: root.app.table.lineCare
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
                required property int index

                width: ListView.view.width - 2 * Theme.gap
                line: index
                care: (ListView.view as JournalRows).care
            }
        }
        ActionButton {
            objectName: "undo"
            Layout.fillWidth: true
            visible: root.app.table.view.canUndo
            text: root.app.table.view.undoLabel
            onClicked: root.app.table.undo()
        }
        ActionButton {
            objectName: "redo"
            Layout.fillWidth: true
            visible: root.app.table.view.canRedo
            text: root.app.table.view.redoLabel
            onClicked: root.app.table.redo()
        }
    }
}
