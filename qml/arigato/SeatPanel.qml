// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// One player's side of the table. Where room is short, counts fold before the village does.
Item {
    id: root

    required property AppModel app
    required property SeatModel seat
    /// Not where a tab above says it.
    property bool showsName: true
    /// Where no row above offers it.
    property bool canEndAll: false
    /// Corrections and more are behind a button above.
    property bool hasMenu: false
    readonly property string phase: seat.view.phase
    /// Nothing folds where all of it scrolls.
    readonly property bool scrolls: Window.height < 38 * Theme.text
    readonly property bool isShort: height < 40 * Theme.text && !scrolls
    readonly property bool isTall: height > 56 * Theme.text
    /// Items answer these: which ones, or whether it is met.
    readonly property bool asksForCounts: seat.view.ask === "" || seat.view.ask === "choose" || seat.view.ask === "discard" || seat.view.ask === "objective"
    /// Counts fold while something else is asked or looked at.
    readonly property bool folds: isShort && (!asksForCounts || seat.workshop.slot !== "" || app.table.message !== "")
    readonly property bool hasTake: seat.view.take !== "" || seat.view.giveBack !== ""
    readonly property bool picksCard: seat.view.pickedType !== "" && seat.view.pickedCard === ""
    readonly property bool followsCards: seat.view.track !== "score"
    property bool showsWhy: false
    readonly property bool isCovered: seat.view.isCovered

    function nextStep(): string {
        if (root.phase === "dawn")
            return root.seat.speech.say("SeatPanel", "Reveal");
        return root.seat.view.day === 12 ? root.seat.speech.say("SeatPanel", "End the game") : root.seat.speech.say("SeatPanel", "Next day");
    }

    function status(): string {
        if (root.seat.view.isRetired)
            return root.seat.speech.say("SeatPanel", "Out of the game. Total %1").arg(root.seat.view.total);
        if (root.phase === "over")
            return root.seat.speech.say("SeatPanel", "%1. Total %2").arg(root.seat.view.phaseName).arg(root.seat.view.total);
        return root.seat.speech.say("SeatPanel", "Day %1, %2").arg(root.seat.view.day).arg(root.seat.view.phaseName);
    }

    function showMore() {
        root.app.table.current = root.seat.index;
        root.app.show("seat");
    }

    objectName: "panel:" + seat.index

    ColumnLayout {
        anchors.fill: parent
        spacing: root.isShort ? Theme.gap / 2 : Theme.gap

        Scroller {
            id: whole
            Layout.fillWidth: true
            Layout.fillHeight: true
            interactive: root.scrolls
            contentHeight: root.scrolls ? Math.max(parts.implicitHeight, height) : height

            ColumnLayout {
                id: parts
                width: whole.width
                height: whole.contentHeight
                spacing: root.isShort ? Theme.gap / 2 : Theme.gap

                RowLayout {
                    Layout.fillWidth: true
                    Layout.fillHeight: false
                    visible: root.showsName
                    spacing: Theme.gap

                    Heading {
                        Layout.fillWidth: true
                        maximumLineCount: 1
                        elide: Text.ElideRight
                        text: root.seat.view.devices > 0 ? root.seat.speech.say("SeatPanel", "%1 ☎").arg(root.seat.view.name) : root.seat.view.name
                        Accessible.description: root.seat.view.devices > 0 ? root.seat.speech.say("SeatPanel", "on a phone") : ""
                    }
                    MoreButton {
                        seat: root.seat
                        onClicked: root.showMore()
                    }
                }
                Item {
                    Layout.fillWidth: true
                    implicitHeight: Math.max(status.implicitHeight, buttons.height)

                    Line {
                        id: status
                        anchors.left: parent.left
                        anchors.right: buttons.left
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.faint
                        font.pixelSize: Theme.small
                        text: root.status()
                    }
                    Row {
                        id: buttons
                        anchors.right: parent.right
                        spacing: Theme.gap / 2

                        Late {
                            isDue: root.seat.view.hasWhy && !root.hasTake

                            WhyButton {
                                seat: root.seat
                                isOpen: root.showsWhy
                                onClicked: root.showsWhy = !root.showsWhy
                            }
                        }
                        Late {
                            isDue: !root.showsName && !root.hasMenu

                            MoreButton {
                                seat: root.seat
                                onClicked: root.showMore()
                            }
                        }
                    }
                }
                Village {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.maximumHeight: root.isTall ? 32 * Theme.text : root.height
                    Layout.preferredHeight: root.scrolls ? implicitHeight + 4 * Theme.sign : -1
                    visible: root.followsCards
                    seat: root.seat
                }
                Loader {
                    readonly property bool isDue: root.app.isDrawn

                    Layout.fillWidth: true
                    Layout.fillHeight: false
                    Layout.minimumHeight: root.followsCards ? 2 * Theme.target : Theme.target
                    visible: !root.folds
                    onIsDueChanged: setSource("SeatCounts.qml", {
                        seat: root.seat,
                        gap: Qt.binding(() => parts.spacing)
                    })
                }
                Late {
                    isDue: root.seat.view.hasWhy && root.hasTake

                    TakeLine {
                        Layout.fillWidth: true
                        Layout.fillHeight: false
                        seat: root.seat
                        isOpen: root.showsWhy
                        onToggled: root.showsWhy = !root.showsWhy
                    }
                }
                Scroller {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredHeight: contentHeight
                    Layout.maximumHeight: contentHeight
                    Layout.minimumHeight: root.scrolls ? contentHeight : Math.min(contentHeight, Theme.target)
                    contentHeight: content.implicitHeight

                    Loader {
                        id: content

                        readonly property bool isDue: root.app.isDrawn

                        width: parent.width
                        onIsDueChanged: setSource("SeatAsks.qml", {
                            app: root.app,
                            seat: root.seat,
                            showsWhy: Qt.binding(() => root.showsWhy)
                        })
                    }
                }
                Late {
                    isDue: !root.followsCards

                    ActionButton {
                        objectName: "correctScore"
                        text: root.seat.speech.say("SeatPanel", "Correct the counts")
                        onClicked: root.showMore()
                    }
                }
                Item {
                    Layout.fillHeight: true
                    visible: root.isTall || !root.followsCards
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: false
            visible: root.followsCards && !root.isCovered && root.phase !== "over" && !root.seat.view.isRetired && !(root.isShort && root.picksCard)
            spacing: Theme.gap

            PicturedButton {
                objectName: "undoMine"
                side: Theme.targetFor(root.seat.view.isChild)
                Layout.fillWidth: showsText
                Layout.fillHeight: true
                Layout.preferredWidth: showsText ? 1 : side
                picture: "control/undo"
                showsText: !root.scrolls
                visible: root.seat.view.canUndo
                text: root.seat.speech.say("SeatPanel", "Undo %1’s last").arg(root.seat.view.name)
                onClicked: root.seat.undo()
            }
            ActionButton {
                objectName: "advance"
                visible: !root.seat.view.isChild || root.phase === "dawn"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 1
                isPrimary: true
                isLit: root.seat.view.canAdvance
                text: root.nextStep()
                onClicked: root.seat.advance()
            }
            ActionButton {
                objectName: "endDays"
                Layout.fillHeight: true
                visible: root.canEndAll
                text: root.seat.speech.say("SeatPanel", "All")
                Accessible.name: root.seat.speech.say("SeatPanel", "Next day for all")
                onClicked: root.app.table.endDays()
            }
        }
        Late {
            isDue: root.phase === "over"

            ActionButton {
                objectName: "finalScore"
                Layout.fillWidth: true
                isPrimary: true
                text: root.seat.speech.say("SeatPanel", "Final score")
                onClicked: root.app.show("results")
            }
        }
    }
}
