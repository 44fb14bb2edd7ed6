// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Controls.Basic
import Gyoji
import Gyoji.Window

ApplicationWindow {
    id: root

    required property AppModel app
    readonly property string page: app.page

    function fileOf(page: string): string {
        switch (page) {
        case "new":
            return "NewTablePage.qml";
        case "table":
            return "../arigato/TablePage.qml";
        case "results":
            return "../arigato/ResultsPage.qml";
        }
        return "HomePage.qml";
    }

    visible: true
    minimumWidth: 320
    minimumHeight: 480
    title: "Gyoji"
    color: Theme.paper
    onPageChanged: loader.setSource(fileOf(page), {
        app: root.app
    })

    Shortcut {
        sequence: "Esc"
        onActivated: root.app.showHome()
    }
    Loader {
        id: loader
        anchors.fill: parent
        focus: true
    }
}
