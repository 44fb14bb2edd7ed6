// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// Undo and redo for the whole table, and the way to the pages about it: behind one button where
/// the row is too short for them.
Item {
    id: root

    required property AppModel app
    required property bool isWide
    property bool isMenuOpen: false

    implicitHeight: Math.max(acts.implicitHeight, links.implicitHeight)

    Row {
        id: acts
        spacing: Theme.gap / 2

        ActionButton {
            objectName: "back"
            visible: !root.app.isLocked
            text: "‹"
            Accessible.name: qsTr("Back")
            onClicked: root.app.show("home")
        }
        UndoButton {
            objectName: "undo"
            showsText: root.isWide
            showsAct: root.width >= 64 * Theme.text
            picture: "control/undo"
            enabled: root.app.table.view.canUndo
            name: qsTr("Undo")
            act: root.app.table.view.undoneAct
            label: root.app.table.view.undoLabel
            onClicked: root.app.table.undo()
        }
        UndoButton {
            objectName: "redo"
            showsText: root.isWide
            showsAct: root.width >= 64 * Theme.text
            picture: "control/redo"
            enabled: root.app.table.view.canRedo
            name: qsTr("Redo")
            act: root.app.table.view.redoneAct
            label: root.app.table.view.redoLabel
            onClicked: root.app.table.redo()
        }
        ActionButton {
            objectName: "endDays"
            visible: root.isWide && root.app.table.view.canEndDays
            text: qsTr("Next day for all")
            onClicked: root.app.table.endDays()
        }
    }
    Row {
        id: links
        anchors.right: parent.right
        spacing: Theme.gap / 2

        Late {
            isDue: root.isWide && !root.app.isLocked && root.app.isDrawn

            Row {
                spacing: Theme.gap / 2

                IconButton {
                    objectName: "centre"
                    picture: "noun/objective"
                    Accessible.name: qsTr("Centerpiece")
                    onClicked: root.app.show("centre")
                }
                TableLinks {
                    app: root.app
                }
            }
        }
        Late {
            isDue: root.app.isLocked

            HoldButton {
                objectName: "unlock"
                text: qsTr("Locked")
                onHeld: root.app.unlock()
            }
        }
        Late {
            isDue: !root.isWide && !root.app.isLocked

            IconButton {
                objectName: "menu"
                checkable: true
                checked: root.isMenuOpen
                picture: "control/more"
                Accessible.name: qsTr("More pages")
                onClicked: root.isMenuOpen = !root.isMenuOpen
            }
        }
    }
}
