// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
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
        Notice {
            Layout.fillWidth: true
            message: root.app.message
            canDismiss: false
        }
        Flickable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: fields.implicitHeight
            clip: true

            ColumnLayout {
                id: fields
                width: Math.min(parent.width, 480)
                spacing: Theme.gap

                Line {
                    Layout.fillWidth: true
                    text: qsTr("Players, clockwise as they sit")
                }
                Repeater {
                    model: root.form.names
                    delegate: RowLayout {
                        id: row

                        required property int index
                        required property string name

                        Layout.fillWidth: true

                        TextField {
                            Layout.fillWidth: true
                            Layout.preferredHeight: Theme.target
                            color: Theme.ink
                            placeholderText: qsTr("Name")
                            placeholderTextColor: Theme.faint
                            maximumLength: 60
                            font.pixelSize: Theme.text
                            text: row.name
                            Accessible.name: qsTr("Name of player %1").arg(row.index + 1)
                            background: Sheet {}
                            onTextEdited: root.form.setName(row.index, text)
                        }
                        ActionButton {
                            visible: root.form.canRemove
                            text: "−"
                            Accessible.name: qsTr("Remove player %1").arg(row.index + 1)
                            onClicked: root.form.removeSeat(row.index)
                        }
                    }
                }
                ActionButton {
                    visible: root.form.canAdd
                    text: qsTr("Add a player")
                    onClicked: root.form.addSeat()
                }
                Line {
                    Layout.fillWidth: true
                    text: qsTr("Calendar: the face that lies on top of each tile")
                }
                RowLayout {
                    spacing: Theme.gap

                    Repeater {
                        model: root.form.firstFaces
                        delegate: ActionButton {
                            required property string face
                            required property bool isPicked

                            text: face
                            checked: isPicked
                            onClicked: root.form.pickFirst(face)
                        }
                    }
                    Item {
                        implicitWidth: 2 * Theme.gap
                    }
                    Repeater {
                        model: root.form.secondFaces
                        delegate: ActionButton {
                            required property string face
                            required property bool isPicked

                            text: face
                            checked: isPicked
                            onClicked: root.form.pickSecond(face)
                        }
                    }
                }
                Line {
                    Layout.fillWidth: true
                    font.pixelSize: Theme.small
                    color: Theme.faint
                    text: qsTr("Cards: sample, not the published cards")
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap

            ActionButton {
                text: qsTr("Back")
                onClicked: root.app.showHome()
            }
            ActionButton {
                Layout.fillWidth: true
                Layout.maximumWidth: 400
                isPrimary: true
                isLit: root.form.canBegin
                enabled: root.form.canBegin
                text: qsTr("Begin")
                onClicked: root.app.begin()
            }
        }
    }
}
