// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// A seat: its code while it is free, and who sits there.
Column {
    id: root

    required property int seat
    required property string player
    required property string url
    required property string address
    required property int devices
    required property int connected
    readonly property bool isFree: devices === 0
    property bool isShared: false
    signal takenBack

    function state(): string {
        if (isFree)
            return qsTr("Free: played here until a phone joins");
        if (connected === 0)
            return qsTr("On a phone that is not connected");
        return qsTr("On %n phone(s)", "", connected);
    }

    spacing: Theme.gap / 2

    Invitation {
        heading: root.player
        note: root.state()
        code: root.url
        address: root.address
        showsCode: root.isFree || root.isShared
    }
    ActionButton {
        objectName: "takeBack:" + root.seat
        width: 14 * Theme.text
        visible: !root.isFree
        text: qsTr("Back to this device")
        Accessible.description: root.player
        onClicked: root.takenBack()
    }
    ActionButton {
        objectName: "share:" + root.seat
        width: 14 * Theme.text
        visible: !root.isFree
        checked: root.isShared
        text: qsTr("Code for another phone")
        Accessible.description: root.player
        onClicked: root.isShared = !root.isShared
    }
}
