// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The faces of a calendar day by day, and what objective tokens are worth.
FormPage {
    id: root

    readonly property FaceEditor editor: (app.boxes.pages as ArigatoBoxPages).calendar
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
    ActionButton {
        visible: root.view.day > 0
        objectName: "otherDay"
        text: qsTr("‹ Day %1").arg(root.view.day)
        Accessible.name: qsTr("Another day than %1").arg(root.view.day)
        onClicked: root.editor.pickDay(0)
    }
    ObjectiveForm {
        Layout.fillWidth: true
        visible: root.view.day > 0
        editor: root.editor.objective

        ActionButton {
            objectName: "clearDay"
            visible: root.view.canClear
            text: qsTr("No objective")
            onClicked: root.editor.clear()
        }
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
    Line {
        Layout.fillWidth: true
        visible: root.view.day === 0
        text: qsTr("Where face %1 has an objective scoring of its own:").arg(root.view.face)
    }
    Field {
        Layout.fillWidth: true
        visible: root.view.day === 0
        objectName: "faceTable"
        placeholderText: root.view.table
        text: root.view.faceTable
        Accessible.name: qsTr("Objective scoring of face %1").arg(root.view.face)
        onEditingFinished: root.editor.setFaceTable(text)
    }
}
