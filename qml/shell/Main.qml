// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Controls.Basic
import Gyoji
import Gyoji.Window

ApplicationWindow {
    id: root

    required property AppModel app

    visible: true
    minimumWidth: 320
    minimumHeight: 480
    title: "Gyoji"
    color: Theme.paper

    Shortcut {
        sequence: "Esc"
        onActivated: root.app.showHome()
    }
    Loader {
        anchors.fill: parent
        active: root.app.page === "home"
        sourceComponent: HomePage {
            app: root.app
        }
    }
    Loader {
        anchors.fill: parent
        active: root.app.page === "new"
        sourceComponent: NewTablePage {
            app: root.app
            form: root.app.newTable
        }
    }
    Loader {
        anchors.fill: parent
        active: root.app.page === "table"
        sourceComponent: TablePage {
            app: root.app
            table: root.app.table
        }
    }
    Loader {
        anchors.fill: parent
        active: root.app.page === "results"
        sourceComponent: ResultsPage {
            app: root.app
            table: root.app.table
        }
    }
}
