// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// What the headline shows: the day and the objective in pictures, then words; where there is room,
/// the days before and after.
Item {
    id: root

    required property threeDays days
    required property bool showsDays
    required property bool hasObjective
    required property bool showsWords
    required property string words
    property int aroundWidth: 0
    readonly property bool hasRoom: showsDays && today.implicitWidth + 2 * today.spacing + aroundWidth <= width

    implicitHeight: lines.implicitHeight

    Column {
        id: lines
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width

        Item {
            width: parent.width
            visible: root.hasObjective || root.hasRoom
            implicitHeight: today.implicitHeight

            Row {
                id: today
                spacing: 2 * Theme.gap

                Line {
                    anchors.verticalCenter: parent.verticalCenter
                    font.pixelSize: Theme.large
                    font.weight: Font.DemiBold
                    text: qsTr("Day %1").arg(root.days.today.day)
                    Accessible.name: text
                }
                Signs {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, root.width - 8 * Theme.text)
                    side: Theme.large * 5 / 4
                    row: root.days.today.signs
                    text: root.days.today.objective
                }
            }
            Late {
                isDue: Theme.isDrawn

                Item {
                    anchors.fill: parent

                    Row {
                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        visible: root.hasRoom
                        spacing: 2 * Theme.gap
                        onWidthChanged: root.aroundWidth = width

                        DayGlance {
                            visible: glance.day > 0
                            glance: root.days.before
                        }
                        DayGlance {
                            visible: glance.day > 0
                            glance: root.days.after
                        }
                    }
                }
            }
        }
        Line {
            width: parent.width
            visible: root.showsWords
            font.weight: root.hasObjective ? Font.Normal : Font.DemiBold
            text: root.words
            Accessible.name: text
        }
    }
}
