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
    readonly property string page: app.page
    readonly property string appearance: app.settings.appearance
    readonly property bool isFirstFrame: !app.isDrawn

    function fileOf(page: string): string {
        switch (page) {
        case "new":
            return "NewTablePage.qml";
        case "table":
            return "../arigato/TablePage.qml";
        case "share":
            return "../results/SharePage.qml";
        case "count":
            return "../results/CountPage.qml";
        case "import":
            return "../results/ImportPage.qml";
        case "preview":
            return "../results/PreviewPage.qml";
        case "statistics":
            return "../results/StatisticsPage.qml";
        case "history":
            return "../results/HistoryPage.qml";
        case "story":
            return "../results/StoryPage.qml";
        case "results":
        case "play":
            return "../results/ResultsPage.qml";
        case "journal":
            return "../arigato/JournalPage.qml";
        case "rules":
            return "../rulebook/RulesPage.qml";
        case "icons":
            return "../rulebook/IconsPage.qml";
        case "rulings":
            return "../arigato/RulingsPage.qml";
        case "seat":
            return "../arigato/SeatPage.qml";
        case "invite":
            return "../host/InvitePage.qml";
        case "box":
            return "../box/BoxPage.qml";
        case "settings":
            return "SettingsPage.qml";
        }
        return "HomePage.qml";
    }

    visible: true
    minimumWidth: 320
    minimumHeight: 480
    title: "Gyoji"
    color: Theme.paper
    onAppearanceChanged: Theme.appearance = appearance
    onIsFirstFrameChanged: Theme.isDrawn = !isFirstFrame
    onPageChanged: loader.setSource(fileOf(page), {
        app: root.app
    })

    // What follows the first frame must not hold it up.
    onFrameSwapped: Qt.callLater(() => root.app.isDrawn = true)

    Shortcut {
        sequence: "Esc"
        onActivated: root.app.show(root.app.table && root.page !== "table" ? "table" : "home")
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
        Loader {
            id: loader
            Layout.fillWidth: true
            Layout.fillHeight: true
            focus: true
        }
    }
    DropArea {
        anchors.fill: parent
        keys: ["text/uri-list", "text/plain"]
        onDropped: drop => drop.hasUrls ? root.app.openFile(drop.urls[0]) : root.app.openCode(drop.text)
    }
}
