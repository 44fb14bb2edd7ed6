// SPDX-License-Identifier: MIT
import QtQml
import Gyoji
import Gyoji.Window

/// Asks for a file, and opens it.
ActionButton {
    id: root

    required property AppModel app

    /// The dialog is costly, so it is built when it is asked for.
    function askForFile() {
        const component = Qt.createComponent("OpenDialog.qml");
        const dialog = component.createObject(root, {
            app: root.app
        });
        dialog.open();
    }

    objectName: "openFile"
    text: qsTr("Open a file")
    onClicked: askForFile()
}
