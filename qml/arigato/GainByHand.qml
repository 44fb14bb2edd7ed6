// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// A gain that an effect was forgotten for; it fires like the effect's.
ColumnLayout {
    id: root

    required property SeatCare care

    spacing: Theme.gap / 2

    Heading {
        Layout.fillWidth: true
        text: qsTr("Gain by hand")
    }
    Line {
        Layout.fillWidth: true
        color: Theme.faint
        text: qsTr("For an effect that was forgotten, or a card not described yet. Other effects may answer to it.")
    }
    Repeater {
        model: root.care.gains
        delegate: StepLine {
            required property string id

            Layout.fillWidth: true
            key: "gain:" + id
            onStepped: by => root.care.addGain(id, by)
        }
    }
    ActionButton {
        objectName: "gain"
        isPrimary: true
        enabled: root.care.isGained
        isLit: enabled
        text: qsTr("Gain")
        onClicked: root.care.gain()
    }
}
