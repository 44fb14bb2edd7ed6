// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The boxes on this device, how far each is described, and what can be done with the one picked.
FormPage {
    id: root

    readonly property Boxes boxes: app.boxes
    readonly property boxView view: boxes.view

    heading: qsTr("My copy")

    BoxPicks {
        Layout.fillWidth: true
        boxes: root.boxes.boxes
        onPicked: box => root.boxes.pick(box)
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        ActionButton {
            objectName: "makeBox"
            text: qsTr("New box")
            onClicked: root.boxes.make()
        }
        ActionButton {
            objectName: "copyBox"
            text: qsTr("Make an own copy")
            onClicked: root.boxes.copy()
        }
        OpenButton {
            app: root.app
        }
        ActionButton {
            objectName: "pasteBox"
            text: qsTr("Paste a code")
            onClicked: root.app.paste()
        }
    }
    Learned {
        Layout.fillWidth: true
        tableBox: root.app.tableBox
    }
    Heading {
        Layout.fillWidth: true
        text: root.view.title
    }
    BoxProgress {
        Layout.fillWidth: true
        boxes: root.boxes
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        ActionButton {
            objectName: "cards"
            isPrimary: !root.view.isOwn
            text: qsTr("Cards")
            onClicked: root.app.show("cards")
        }
        ActionButton {
            objectName: "newCard"
            visible: root.view.isOwn
            isPrimary: true
            text: qsTr("New card")
            onClicked: root.boxes.describe()
        }
        ActionButton {
            objectName: "finish"
            visible: root.view.isOwn && root.view.cardsOpen > 0
            text: qsTr("Finish incomplete cards")
            onClicked: root.boxes.finish()
        }
        Repeater {
            model: root.boxes.pages.rows
            delegate: ActionButton {
                required property string page
                required property string title

                objectName: page
                visible: root.view.isOwn
                text: title
                onClicked: root.app.show(page)
            }
        }
        ActionButton {
            objectName: "shareBox"
            text: qsTr("Share")
            onClicked: root.boxes.share()
        }
    }
    Line {
        Layout.fillWidth: true
        visible: root.view.isOwn
        text: qsTr("What the box is called")
    }
    Field {
        Layout.fillWidth: true
        visible: root.view.isOwn
        objectName: "boxTitle"
        maximumLength: 60
        text: root.view.title
        Accessible.name: qsTr("What the box is called")
        onEditingFinished: root.boxes.rename(text)
    }
    BoxCopies {
        Layout.fillWidth: true
        boxes: root.boxes
    }
    TwiceButton {
        Layout.fillWidth: true
        visible: root.view.isOwn && !root.view.isRetired
        objectName: "retireBox"
        text: qsTr("Retire this box")
        question: qsTr("It stays here, but is no longer offered for new games. Retire it?")
        onConfirmed: root.boxes.retire(true)
    }
    ActionButton {
        Layout.fillWidth: true
        visible: root.view.isRetired
        objectName: "bringBack"
        text: qsTr("Bring this box back")
        onClicked: root.boxes.retire(false)
    }
}
