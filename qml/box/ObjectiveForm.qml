// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// The objective of a day, part by part, by icons or in words.
Column {
    id: root

    required property FaceEditor editor
    readonly property faceEditorView view: editor.view

    spacing: Theme.gap

    ActionButton {
        objectName: "otherDay"
        text: qsTr("‹ Day %1").arg(root.view.day)
        Accessible.name: qsTr("Another day than %1").arg(root.view.day)
        onClicked: root.editor.pickDay(0)
    }
    Line {
        width: parent.width
        visible: text !== ""
        text: root.view.objective
    }
    FormChoices {
        width: parent.width
        choices: root.editor.choices
        title: root.view.title
        onChosen: choice => root.editor.choose(choice)
    }
    Field {
        width: parent.width
        visible: root.view.isInWords
        objectName: "objectiveWords"
        maximumLength: 200
        placeholderText: qsTr("What must hold")
        text: root.view.words
        Accessible.name: qsTr("What must hold")
        onEditingFinished: root.editor.setWords(text)
    }
    FormParts {
        width: parent.width
        parts: root.editor.parts
        onPicked: part => root.editor.pickPart(part)
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        ActionButton {
            objectName: "addPart"
            visible: root.view.canAdd
            text: qsTr("And also…")
            onClicked: root.editor.add()
        }
        ActionButton {
            objectName: "addWords"
            visible: root.view.canAdd || root.view.objective === ""
            text: qsTr("In words")
            onClicked: root.editor.addWords()
        }
        ActionButton {
            objectName: "clearDay"
            visible: root.view.canClear
            text: qsTr("No objective")
            onClicked: root.editor.clear()
        }
    }
}
