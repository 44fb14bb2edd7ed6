// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// What lies before a seat, tapped in from the table; all of it becomes one line.
Column {
    id: root

    required property FromTable entry
    required property Speech speech

    spacing: Theme.gap

    Heading {
        width: root.width
        text: qsTr("What lies there")
    }
    Line {
        width: root.width
        color: Theme.faint
        text: qsTr("For each workshop tap the type, then the card; under the gate the type is enough.")
    }
    Flow {
        width: root.width
        spacing: Theme.gap / 2

        Repeater {
            model: root.entry.places
            delegate: EntryPlace {
                width: isWorkshop ? Math.floor((root.width - Theme.gap / 2) / 2) : root.width
                onPicked: root.entry.pickPlace(place)
                onOffered: root.entry.toggleOffering(place)
            }
        }
    }
    EntryCards {
        width: root.width
        speech: root.speech
        entry: root.entry
    }
    Line {
        width: root.width
        visible: items.count > 0
        font.weight: Font.DemiBold
        text: qsTr("Supply")
    }
    Row {
        width: root.width
        visible: items.count > 0
        spacing: Theme.gap / 2

        Repeater {
            id: items
            model: root.entry.items
            delegate: CountPick {
                speech: root.speech
                required property string item
                required property int counted

                width: Math.floor((root.width - 2 * Theme.gap) / 5)
                key: item
                n: counted
                onStepped: by => root.entry.count(item, by)
            }
        }
    }
    Repeater {
        model: root.entry.numbers
        delegate: NumberPad {
            required property string id

            width: root.width
            key: id
            onTyped: digit => root.entry.typeDigit(id, digit)
            onErased: root.entry.eraseDigit(id)
        }
    }
    ActionButton {
        objectName: "enter"
        isPrimary: true
        text: qsTr("That is all")
        onClicked: root.entry.enter()
    }
}
