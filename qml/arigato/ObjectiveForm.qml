// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// An objective part by part, by icons or in words, with what else can be done with it.
Column {
    id: root

    required property ObjectiveEditor editor
    readonly property objectiveEditorView view: editor.view
    default property alias ways: ways.data

    spacing: Theme.gap

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
        id: ways
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
    }
}
