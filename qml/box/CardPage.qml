// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// A card as it will look, and each of its parts to be tapped and set.
FormPage {
    id: root

    readonly property Boxes boxes: app.boxes
    readonly property CardEditor editor: boxes.editor
    readonly property cardEditorView view: editor.view

    heading: view.card === "" ? qsTr("New card") : qsTr("Card %1").arg(view.card)
    back: "cards"

    Sheet {
        Layout.fillWidth: true
        implicitHeight: face.height + 2 * Theme.gap
        visible: root.view.card !== ""

        CardFace {
            id: face
            x: Theme.gap
            y: Theme.gap
            width: parent.width - 2 * Theme.gap
            height: fullHeight
            face: root.view.face
            heading: root.view.face.title
            details: ""
        }
    }
    Notice {
        Layout.fillWidth: true
        canDismiss: false
        message: root.view.message
    }
    FormChoices {
        Layout.fillWidth: true
        choices: root.editor.choices
        title: root.view.title
        onChosen: choice => root.editor.choose(choice)
    }
    FormChoices {
        Layout.fillWidth: true
        choices: root.editor.nextChoices
        title: root.view.nextTitle
        onChosen: choice => root.editor.chooseNext(choice)
    }
    FormParts {
        Layout.fillWidth: true
        parts: root.editor.parts
        onPicked: part => root.editor.pickPart(part)
    }
    Line {
        Layout.fillWidth: true
        visible: text !== ""
        color: Theme.seal
        text: root.view.alike
    }
    Flow {
        Layout.fillWidth: true
        visible: root.view.isKept
        spacing: Theme.gap

        ActionButton {
            objectName: "repeatCard"
            isPrimary: true
            text: qsTr("Like this, but…")
            onClicked: root.editor.repeat()
        }
        ActionButton {
            objectName: "nextCard"
            text: qsTr("New card")
            onClicked: root.boxes.describe()
        }
        ActionButton {
            objectName: "nextOpen"
            visible: root.boxes.view.cardsOpen > 0
            text: qsTr("Next incomplete card")
            onClicked: root.boxes.finish()
        }
        ActionButton {
            objectName: "sendCard"
            text: qsTr("Share")
            onClicked: root.boxes.shareCard(root.view.card)
        }
    }
    ActionButton {
        Layout.fillWidth: true
        visible: root.app.tableBox.view.canTakeOver
        objectName: "takeOver"
        text: qsTr("Take it over into the game at hand, from here on")
        onClicked: root.app.tableBox.takeOver()
    }
    Line {
        Layout.fillWidth: true
        visible: root.view.isKept
        text: qsTr("A name of your own")
    }
    Field {
        Layout.fillWidth: true
        visible: root.view.isKept
        objectName: "cardName"
        maximumLength: 60
        text: root.view.name
        Accessible.name: qsTr("A name of your own")
        onEditingFinished: root.editor.setName(text)
    }
    TwiceButton {
        Layout.fillWidth: true
        visible: root.view.isKept
        objectName: "removeCard"
        text: qsTr("Remove this card")
        question: qsTr("Remove it from the box?")
        onConfirmed: root.editor.remove()
    }
}
