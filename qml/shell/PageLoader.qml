// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji.Window

/// The page that is shown.
Loader {
    id: root

    required property AppModel app
    readonly property string page: app.page

    function fileOf(page: string): string {
        switch (page) {
        case "tour":
            return "TourPage.qml";
        case "new":
            return "NewTablePage.qml";
        case "table":
            return "../arigato/TablePage.qml";
        case "centre":
            return "../arigato/CentrePage.qml";
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
        case "back":
            return "../arigato/LookingBackPage.qml";
        case "results":
        case "play":
            return "../results/ResultsPage.qml";
        case "objective":
            return "../arigato/ObjectivePage.qml";
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
        case "cards":
            return "../box/CardsPage.qml";
        case "card":
            return "../box/CardPage.qml";
        case "calendar":
            return "../arigato/CalendarPage.qml";
        case "colors":
            return "../arigato/ColorsPage.qml";
        case "send":
            return "../box/SendPage.qml";
        case "take":
            return "../box/TakePage.qml";
        case "settings":
            return "SettingsPage.qml";
        }
        return "HomePage.qml";
    }

    onPageChanged: setSource(fileOf(page), {
        app: root.app
    })
}
