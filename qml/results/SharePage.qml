// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The ways in which a result goes out.
Item {
    id: root

    required property AppModel app
    readonly property Sharing sharing: app.results.sharing

    /// The dialog is costly, so it is built when it is asked for.
    function askWhere(format: string) {
        const component = Qt.createComponent("SaveDialog.qml");
        const dialog = component.createObject(root, {
            sharing: root.sharing,
            format: format,
            documents: root.app.documents
        });
        dialog.open();
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.gap

        PageHeader {
            Layout.fillWidth: true
            app: root.app
            heading: qsTr("Share")
            back: root.app.results.isPast ? "play" : "results"
        }
        Notice {
            Layout.fillWidth: true
            message: root.sharing.message
            onDismissed: root.sharing.dismiss()
        }
        Scroller {
            id: scroll
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: ways.implicitHeight
            ScrollBar.vertical: ScrollBar {}

            Column {
                id: ways
                width: Math.min(scroll.width, Theme.readingWidth)
                spacing: Theme.gap

                Repeater {
                    model: root.sharing.formats
                    delegate: ShareEntry {
                        width: ways.width
                        sharing: root.sharing
                        onSaveAsked: root.askWhere(format)
                    }
                }
                Line {
                    width: parent.width
                    visible: root.sharing.code !== ""
                    text: qsTr("A phone with BG Stats takes this in with its camera:")
                }
                QrPicture {
                    width: Math.min(ways.width, 32 * Theme.text)
                    height: width
                    visible: root.sharing.code !== ""
                    code: root.sharing.code
                    Accessible.role: Accessible.Graphic
                    Accessible.name: qsTr("QR code of the link to BG Stats")
                }
            }
        }
    }
}
