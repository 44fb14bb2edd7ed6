// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The score sheet of a play, final once the game is over.
Item {
    id: root

    required property AppModel app
    readonly property ResultSheet result: app.results.sheet

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: root.result.view.heading
            back: root.app.results.back
        }
        Scroller {
            id: scroll
            objectName: "resultsPage"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: sections.implicitHeight
            ScrollBar.vertical: ScrollBar {}

            Column {
                id: sections
                width: scroll.width
                spacing: Theme.gap

                Heading {
                    width: parent.width
                    visible: text !== ""
                    color: Theme.seal
                    text: root.result.view.victory
                }
                Line {
                    width: parent.width
                    color: Theme.faint
                    text: root.result.view.details
                }
                ResultActions {
                    width: parent.width
                    app: root.app
                    isOver: root.result.view.isOver
                }
                ScoreTableAsk {
                    width: parent.width
                    visible: tableBox.view.asksScoreTable && !root.app.results.isPast
                    tableBox: root.app.tableBox
                }
                Learned {
                    width: parent.width
                    visible: tableBox.view.canLearn && !root.app.results.isPast
                    tableBox: root.app.tableBox
                }
                Flow {
                    id: cards

                    readonly property int columns: Math.max(1, Math.floor((width + spacing) / (20 * Theme.text + spacing)))

                    width: parent.width
                    spacing: Theme.gap
                    Accessible.role: Accessible.List
                    Accessible.name: root.result.view.heading

                    Repeater {
                        model: root.result.seats
                        delegate: ResultCard {
                            width: Math.min((cards.width + cards.spacing) / cards.columns - cards.spacing, Theme.pageWidth)
                        }
                    }
                }
                CoursePane {
                    width: Math.min(parent.width, Theme.readingWidth)
                    visible: root.result.view.hasCourse
                    result: root.result
                }
            }
        }
    }
}
