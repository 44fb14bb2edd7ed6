// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// A game looked back on, a seat at a time.
Item {
    id: root

    required property AppModel app
    readonly property LookingBack back: app.results.lookingBack

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: qsTr("Looking back")
            back: root.app.results.isPast ? "play" : "results"
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.gap / 2

            Repeater {
                model: root.back.seats
                delegate: ActionButton {
                    required property int index
                    required property string name
                    required property bool isPicked

                    objectName: "backSeat:" + index
                    text: name
                    checked: isPicked
                    onClicked: root.back.pick(index)
                }
            }
        }
        Line {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.readingWidth
            text: root.back.summary
        }
        Line {
            Layout.fillWidth: true
            Layout.maximumWidth: Theme.readingWidth
            color: Theme.faint
            font.pixelSize: Theme.small
            text: qsTr("Each day by itself, from its morning to its dusk: what was still to come does not count.")
        }
        Rows {
            objectName: "backDays"
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.maximumWidth: Theme.readingWidth
            spacing: Theme.gap / 2
            model: root.back.days
            activeFocusOnTab: true
            Accessible.name: qsTr("Looking back")
            delegate: DayBackEntry {
                width: ListView.view.width - 2 * Theme.gap
                onToggled: root.back.open(day)
            }
        }
    }
}
