// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// Phones invited to the table: a code for each seat, and who sits there.
Item {
    id: root

    required property AppModel app
    readonly property Invite invite: app.invite

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 2 * Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: qsTr("Invite")
        }
        Scroller {
            objectName: "invitePage"
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: sections.implicitHeight
            ScrollBar.vertical: ScrollBar {}

            Column {
                id: sections
                width: parent.width
                spacing: 2 * Theme.gap

                Line {
                    width: Math.min(parent.width, Theme.readingWidth)
                    text: root.invite.isOpen ? qsTr("Phones on this network that scan a code play that seat. Nothing needs to be installed.") : qsTr("Each player can play on their own phone, in its browser. Nothing is open to the network until you invite.")
                }
                ActionButton {
                    objectName: "toggleInvite"
                    width: Math.min(parent.width, Theme.pageWidth)
                    isPrimary: !root.invite.isOpen
                    text: root.invite.isOpen ? qsTr("Stop inviting") : qsTr("Invite phones")
                    onClicked: root.invite.isOpen = !root.invite.isOpen
                }
                Flow {
                    width: parent.width
                    visible: root.invite.isOpen
                    spacing: 2 * Theme.gap

                    Repeater {
                        model: root.invite.seats
                        delegate: SeatInvitation {
                            onTakenBack: root.invite.takeBack(seat)
                        }
                    }
                    Invitation {
                        heading: qsTr("To watch")
                        code: root.invite.spectatorUrl
                        address: root.invite.spectatorAddress
                        note: qsTr("Scores and calendar only")
                    }
                }
                Column {
                    width: Math.min(parent.width, Theme.pageWidth)
                    visible: root.invite.isOpen && addresses.count > 1
                    spacing: Theme.gap / 2

                    Line {
                        width: parent.width
                        text: qsTr("Phones reach this device at")
                    }
                    Repeater {
                        id: addresses
                        model: root.invite.addresses
                        delegate: ActionButton {
                            id: entry

                            required property string address
                            required property string card
                            required property bool isPicked

                            objectName: "address:" + address
                            width: parent.width
                            checked: isPicked
                            text: qsTr("%1 (%2)").arg(address).arg(card)
                            onClicked: root.invite.pickAddress(entry.address)
                        }
                    }
                }
                HotspotForm {
                    width: Math.min(parent.width, Theme.pageWidth)
                    visible: root.invite.isOpen
                    invite: root.invite
                }
                HandoverForm {
                    width: Math.min(parent.width, Theme.readingWidth)
                    invite: root.invite
                }
            }
        }
    }
}
