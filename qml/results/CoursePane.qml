// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// How the totals have grown, as a chart or as a table.
Column {
    id: root

    required property ResultSheet result
    property bool isTable: false

    spacing: Theme.gap / 2

    Heading {
        width: parent.width
        text: qsTr("Total after each day")
    }
    CourseChart {
        width: parent.width
        height: 14 * Theme.text
        visible: !root.isTable
        sheet: root.result
        ink: Theme.ink
        faint: Theme.faint
        textSize: Theme.small
        Accessible.role: Accessible.Chart
        Accessible.name: qsTr("Total after each day; the same numbers stand in the table.")
    }
    Repeater {
        model: root.isTable ? root.result.rounds : null
        delegate: RowLayout {
            id: round

            required property string text
            required property string points

            width: root.width
            spacing: Theme.gap
            Accessible.role: Accessible.Row
            Accessible.name: qsTr("Day %1: %2").arg(text).arg(points)

            Line {
                Layout.preferredWidth: 2 * Theme.text
                Layout.fillHeight: true
                horizontalAlignment: Text.AlignRight
                color: Theme.faint
                text: round.text
            }
            Line {
                Layout.fillWidth: true
                text: round.points
            }
        }
    }
    ActionButton {
        objectName: "courseTable"
        text: root.isTable ? qsTr("Show as a chart") : qsTr("Show as a table")
        onClicked: root.isTable = !root.isTable
    }
}
