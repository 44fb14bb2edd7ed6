// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// A seat's counts, village and gate as they should be; all of it becomes one line.
ColumnLayout {
    id: root

    required property SeatCare care

    spacing: Theme.gap / 2

    Heading {
        Layout.fillWidth: true
        text: qsTr("Correct the counts")
    }
    Repeater {
        model: root.care.counts
        delegate: StepLine {
            required property string id

            Layout.fillWidth: true
            key: id
            onStepped: by => root.care.correctCount(id, by)
        }
    }
    Line {
        Layout.fillWidth: true
        topPadding: Theme.gap
        font.weight: Font.DemiBold
        text: qsTr("Village")
    }
    Repeater {
        model: root.care.places
        delegate: PlaceLine {
            Layout.fillWidth: true
            onCleared: root.care.clearPlace(slot)
            onOffered: root.care.toggleOffering(slot)
            onFilled: card => root.care.setPlace(slot, card)
        }
    }
    Line {
        Layout.fillWidth: true
        topPadding: Theme.gap
        font.weight: Font.DemiBold
        text: qsTr("Palace gate")
    }
    Repeater {
        model: root.care.gate
        delegate: RowLayout {
            id: underGate

            required property int index
            required property string card

            Layout.fillWidth: true
            spacing: Theme.gap

            Line {
                Layout.fillWidth: true
                text: underGate.card
            }
            ActionButton {
                objectName: "takeFromGate:" + underGate.index
                text: "–"
                Accessible.name: qsTr("Take %1 from under the gate").arg(underGate.card)
                onClicked: root.care.takeFromGate(underGate.index)
            }
        }
    }
    CardField {
        Layout.fillWidth: true
        objectName: "gateField"
        label: qsTr("Card to put under the gate")
        onEntered: card => root.care.putUnderGate(card)
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        ActionButton {
            objectName: "correct"
            isPrimary: true
            enabled: root.care.isCorrected
            isLit: enabled
            text: qsTr("Save the correction")
            onClicked: root.care.correct()
        }
        ActionButton {
            objectName: "drop"
            visible: root.care.isCorrected
            text: qsTr("Leave as it was")
            onClicked: root.care.drop()
        }
    }
    DriftPane {
        Layout.fillWidth: true
        care: root.care
    }
}
