// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What taking a box in would change, before it does.
FormPage {
    id: root

    readonly property BoxImport incoming: app.boxes.incoming
    readonly property boxImportView view: incoming.view

    heading: qsTr("A box from elsewhere")
    back: "box"

    Heading {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: root.view.title
    }
    Line {
        Layout.fillWidth: true
        text: qsTr("Cards: %1, of which incomplete: %2.").arg(root.view.cards).arg(root.view.open)
    }
    Repeater {
        model: root.view.notes
        delegate: Line {
            required property string modelData

            Layout.fillWidth: true
            visible: root.view.target === ""
            text: modelData
        }
    }
    ActionButton {
        Layout.fillWidth: true
        objectName: "ownTarget"
        checked: root.view.target === ""
        text: qsTr("As a box of its own")
        onClicked: root.incoming.pickTarget("")
    }
    Line {
        Layout.fillWidth: true
        visible: targets.implicitHeight > 0
        text: qsTr("Or into a box that is here:")
    }
    BoxPicks {
        id: targets
        Layout.fillWidth: true
        boxes: root.incoming.targets
        onPicked: box => root.incoming.pickTarget(box)
    }
    Column {
        Layout.fillWidth: true
        visible: root.view.target !== ""

        Line {
            width: parent.width
            text: qsTr("New: %1. Completed: %2. Different: %3.").arg(root.view.added).arg(root.view.completed).arg(root.view.differing)
        }
        Line {
            width: parent.width
            color: Theme.faint
            text: qsTr("The same: %1. Only here: %2.").arg(root.view.same).arg(root.view.onlyMine)
        }
        Line {
            width: parent.width
            color: Theme.faint
            text: qsTr("The old version is kept.")
        }
    }
    ActionButton {
        Layout.fillWidth: true
        objectName: "takeBox"
        isPrimary: !root.view.changesNothing
        text: root.view.target === "" ? qsTr("Keep this box") : root.view.changesNothing ? qsTr("Nothing would change") : qsTr("Take it in")
        onClicked: root.incoming.take()
    }
    Column {
        id: rows
        Layout.fillWidth: true
        spacing: Theme.gap

        Repeater {
            model: root.incoming.rows
            delegate: MergeEntry {
                id: entry

                required property int index

                width: rows.width
                onPicked: isTheirs => root.incoming.pickTheirs(entry.index, isTheirs)
                onParted: root.incoming.part(entry.index)
            }
        }
    }
}
