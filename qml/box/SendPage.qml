// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// A box or a card on its way to another device.
FormPage {
    id: root

    readonly property BoxSharing sharing: app.boxes.sharing

    /// The dialog is costly, so it is built when it is asked for.
    function askWhere() {
        const component = Qt.createComponent("SaveBoxDialog.qml");
        const dialog = component.createObject(root, {
            sharing: root.sharing,
            documents: root.app.documents
        });
        dialog.open();
    }

    heading: qsTr("Share")
    back: sharing.isCard ? "cards" : "box"

    Notice {
        Layout.fillWidth: true
        message: root.sharing.message
        onDismissed: root.sharing.dismiss()
    }
    Heading {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        text: root.sharing.title
    }
    Line {
        Layout.fillWidth: true
        text: qsTr("Send the file or the text, or let the other device scan the codes; it takes them in on its first page.")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap

        ActionButton {
            objectName: "saveBox"
            isPrimary: true
            text: qsTr("Save as a file")
            onClicked: root.askWhere()
        }
        ActionButton {
            objectName: "copyBoxCode"
            text: qsTr("Copy as text")
            onClicked: root.sharing.copy()
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: 2 * Theme.gap

        Repeater {
            model: root.sharing.codes
            delegate: Invitation {
                required property int index
                required property string modelData

                width: Math.min(parent.width, 32 * Theme.text)
                heading: qsTr("%1 of %2").arg(index + 1).arg(root.sharing.codes.length)
                code: modelData
            }
        }
    }
}
