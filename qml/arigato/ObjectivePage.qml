// SPDX-License-Identifier: MIT
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The objective of a day that the box does not know, described as it is printed.
FormPage {
    id: root

    readonly property TableCalendar calendar: app.table.calendar

    heading: qsTr("Objective of day %1").arg(calendar.day)
    back: "table"

    ObjectiveForm {
        Layout.fillWidth: true
        Layout.minimumHeight: Theme.target
        editor: root.calendar.objective

        ActionButton {
            objectName: "keepObjective"
            visible: root.calendar.objective.view.objective !== ""
            isPrimary: true
            text: qsTr("That is the objective")
            onClicked: root.calendar.keep()
        }
    }
}
