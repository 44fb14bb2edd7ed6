// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Gyoji
import Gyoji.Window

T.ApplicationWindow {
    id: root

    required property AppModel app
    readonly property string appearance: app.settings.appearance
    readonly property int textSize: app.settings.textSize
    readonly property bool moves: app.settings.moves
    readonly property bool isFirstFrame: !app.isDrawn

    visible: true
    minimumWidth: 320
    minimumHeight: 480
    title: "Gyoji"
    color: Theme.paper
    onAppearanceChanged: Theme.appearance = appearance
    onTextSizeChanged: Theme.percent = textSize
    onMovesChanged: Theme.moves = moves
    onIsFirstFrameChanged: Theme.isDrawn = !isFirstFrame

    // What follows the first frame must not hold it up.
    onFrameSwapped: Qt.callLater(() => root.app.isDrawn = true)

    Shortcut {
        sequence: "Esc"
        onActivated: root.app.close()
    }
    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Late {
            isDue: root.app.message !== ""

            Notice {
                Layout.fillWidth: true
                Layout.margins: Theme.gap
                message: root.app.message
                onDismissed: root.app.dismiss()
            }
        }
        PageLoader {
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
            app: root.app
        }
    }
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list", "text/plain"]
        onDropped: drop => drop.hasUrls ? root.app.openFile(drop.urls[0]) : root.app.openCode(drop.text)
    }
}
