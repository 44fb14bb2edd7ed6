// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What may have gone wrong, so that other things lie there than are counted; a tap mends it.
ColumnLayout {
    id: root

    required property SeatCare care

    spacing: Theme.gap / 2

    ActionButton {
        objectName: "findCauses"
        visible: root.care.isCorrected
        text: qsTr("Find what went wrong")
        onClicked: root.care.findCauses()
    }
    Line {
        Layout.fillWidth: true
        visible: text !== ""
        text: root.care.verdict
    }
    Repeater {
        model: root.care.causes
        delegate: ActionButton {
            required property int index
            required property string cause

            Layout.fillWidth: true
            objectName: "cause:" + index
            text: cause
            onClicked: root.care.mend(index)
        }
    }
}
