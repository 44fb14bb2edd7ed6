// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// The ways to mend an earlier line, then what may have happened, then what would become of it.
Column {
    id: root

    required property LineCare care

    topPadding: Theme.gap / 2
    spacing: Theme.gap

    Flow {
        width: root.width
        visible: root.care.step === "open"
        spacing: Theme.gap / 2

        ActionButton {
            objectName: "changeLine"
            visible: root.care.canChange
            text: qsTr("Change it")
            onClicked: root.care.change()
        }
        ActionButton {
            objectName: "removeLine"
            text: qsTr("Remove")
            onClicked: root.care.remove()
        }
        ActionButton {
            objectName: "addLine"
            visible: root.care.canAdd
            text: qsTr("Insert before")
            onClicked: root.care.addBefore()
        }
    }
    LineOptions {
        width: root.width
        visible: root.care.step === "options"
        care: root.care
    }
    LinePlan {
        width: root.width
        visible: root.care.step === "plan"
        care: root.care
    }
}
