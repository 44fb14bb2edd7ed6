// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Controls.Basic
import Gyoji
import Gyoji.Window

/// The hotspot that phones join, typed once, and the code that they join it by.
Column {
    id: root

    required property Invite invite
    readonly property bool isNew: name.text !== invite.network || password.text !== invite.password

    spacing: Theme.gap

    Heading {
        width: parent.width
        text: qsTr("Wi-Fi")
    }
    Line {
        width: parent.width
        text: qsTr("Phones must be on the same network as this device. Type it once, and guests scan it.")
    }
    TextField {
        id: name
        width: parent.width
        height: Theme.target
        objectName: "network"
        color: Theme.ink
        maximumLength: 32
        font.pixelSize: Theme.text
        placeholderText: qsTr("Network name")
        placeholderTextColor: Theme.faint
        text: root.invite.network
        Accessible.name: qsTr("Network name")
        background: Sheet {}
    }
    TextField {
        id: password
        width: parent.width
        height: Theme.target
        objectName: "password"
        color: Theme.ink
        maximumLength: 63
        font.pixelSize: Theme.text
        placeholderText: qsTr("Password")
        placeholderTextColor: Theme.faint
        text: root.invite.password
        Accessible.name: qsTr("Password")
        background: Sheet {}
    }
    ActionButton {
        objectName: "keepNetwork"
        width: parent.width
        enabled: root.isNew
        isLit: root.isNew
        text: qsTr("Show its code")
        onClicked: root.invite.setNetwork(name.text, password.text)
    }
    Invitation {
        visible: root.invite.networkCode !== ""
        heading: root.invite.network
        code: root.invite.networkCode
    }
}
