// SPDX-License-Identifier: MIT
import QtQuick.Dialogs
import Gyoji.Window

/// Asks where a result is to be saved.
FileDialog {
    id: root

    required property Sharing sharing
    required property string format
    required property url documents

    fileMode: FileDialog.SaveFile
    title: qsTr("Save the result")
    currentFolder: documents
    selectedFile: sharing.suggestion(format, documents)
    onAccepted: sharing.save(format, selectedFile)
}
