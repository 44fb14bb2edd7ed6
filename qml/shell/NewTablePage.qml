// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// Who sits where, and which faces of the calendar lie on top.
Item {
    id: root

    required property AppModel app
    readonly property NewTable form: app.newTable

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 2 * Theme.gap
        spacing: Theme.gap

        Heading {
            Layout.fillWidth: true
            text: qsTr("New game of Arigatō")
        }
        Scroller {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: fields.implicitHeight

            ColumnLayout {
                id: fields
                width: Math.min(parent.width, Theme.pageWidth)
                spacing: Theme.gap

                SeatNames {
                    Layout.fillWidth: true
                    form: root.form
                }
                Line {
                    Layout.fillWidth: true
                    text: qsTr("Cards")
                }
                BoxPicks {
                    Layout.fillWidth: true
                    boxes: root.form.boxes
                    onPicked: box => root.form.pickBox(box)
                }
                Line {
                    Layout.fillWidth: true
                    visible: first.count + second.count > 0
                    text: qsTr("Calendar: the face that lies on top of each tile")
                }
                RowLayout {
                    spacing: Theme.gap

                    FacePicks {
                        id: first
                        faces: root.form.firstFaces
                        onPicked: face => root.form.pickFirst(face)
                    }
                    Item {
                        implicitWidth: 2 * Theme.gap
                    }
                    FacePicks {
                        id: second
                        faces: root.form.secondFaces
                        onPicked: face => root.form.pickSecond(face)
                    }
                }
                StepLine {
                    Layout.fillWidth: true
                    key: "day"
                    name: qsTr("Day that the game has come to")
                    n: root.form.day
                    least: 1
                    onStepped: by => root.form.stepDay(by)
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            ActionButton {
                text: qsTr("Back")
                onClicked: root.app.show("home")
            }
            ActionButton {
                Layout.fillWidth: true
                Layout.maximumWidth: 400
                isPrimary: true
                isLit: root.form.canBegin
                enabled: root.form.canBegin
                objectName: "begin"
                text: qsTr("Begin")
                onClicked: root.app.begin()
            }
        }
    }
}
