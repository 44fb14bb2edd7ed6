// SPDX-License-Identifier: MIT
import QtQuick.Dialogs
import Gyoji.Window

/// Asks where a box is to be saved.
FileDialog {
    id: root

    required property BoxSharing sharing
    required property url documents

    fileMode: FileDialog.SaveFile
    title: qsTr("Save the box")
    currentFolder: documents
    selectedFile: sharing.suggestion(documents)
    onAccepted: sharing.save(selectedFile)
}
