// SPDX-License-Identifier: MIT
import QtQuick.Dialogs
import Gyoji.Window

/// Asks which file to open; what it is, its content tells.
FileDialog {
    id: root

    required property AppModel app

    title: qsTr("Open a game or a box")
    currentFolder: app.documents
    onAccepted: app.openFile(selectedFile)
}
