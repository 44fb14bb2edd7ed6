// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji
import Gyoji.Window

/// A code for cameras, with what it opens.
Column {
    id: root

    required property string heading
    required property string code
    /// As it is typed; empty where nobody types it.
    property string address
    property string note
    property bool showsCode: true

    width: 14 * Theme.text
    spacing: Theme.gap / 2

    Heading {
        width: parent.width
        text: root.heading
    }
    Line {
        width: parent.width
        visible: text !== ""
        color: Theme.faint
        text: root.note
    }
    QrPicture {
        width: parent.width
        height: width
        visible: root.showsCode
        code: root.code
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Code to scan: %1").arg(root.heading)
    }
    Line {
        width: parent.width
        visible: root.showsCode && text !== ""
        wrapMode: Text.WrapAnywhere
        font.pixelSize: Theme.small
        text: root.address
    }
}
