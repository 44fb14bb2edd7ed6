// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The faces of a calendar day by day, and what objective tokens are worth.
FormPage {
    id: root

    readonly property FaceEditor editor: app.boxes.calendar
    readonly property faceEditorView view: editor.view

    heading: qsTr("Calendar")
    back: "box"

    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        Repeater {
            model: root.editor.faces
            delegate: ActionButton {
                id: entry

                required property string face
                required property int days
                required property bool isPicked

                objectName: "face:" + face
                checked: isPicked
                text: days > 0 ? qsTr("%1 (%n day(s))", "", days).arg(face) : face
                onClicked: root.editor.pickFace(entry.face)
            }
        }
    }
    CalendarDays {
        Layout.fillWidth: true
        visible: root.view.day === 0
        calendar: root.editor
        onPicked: day => root.editor.pickDay(day)
    }
    Notice {
        Layout.fillWidth: true
        canDismiss: false
        message: root.view.message
    }
    ObjectiveForm {
        Layout.fillWidth: true
        visible: root.view.day > 0
        editor: root.editor
    }
    Heading {
        Layout.fillWidth: true
        visible: root.view.day === 0
        text: qsTr("Objective scoring")
    }
    Line {
        Layout.fillWidth: true
        visible: root.view.day === 0
        text: qsTr("What 0, 1, 2, … objective tokens are worth:")
    }
    Field {
        Layout.fillWidth: true
        visible: root.view.day === 0
        objectName: "scoreTable"
        placeholderText: "0, 1, 3, 6, 10"
        text: root.view.table
        Accessible.name: qsTr("Objective scoring")
        onEditingFinished: root.editor.setTable(text)
    }
}
