// SPDX-License-Identifier: MIT
import QtQuick.Dialogs
import Gyoji.Window

/// Asks which file to open; what it is, its content tells.
FileDialog {
    id: root

    required property AppModel app

    title: qsTr("Open a game, a box or a list of plays")
    currentFolder: app.documents
    onAccepted: app.openFile(selectedFile)
}
