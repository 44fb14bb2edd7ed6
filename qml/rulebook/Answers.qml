// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What is asked, and the articles that answer it.
ColumnLayout {
    id: root

    required property Rules rules

    spacing: Theme.gap

    TextField {
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.target
        objectName: "question"
        focus: true
        color: Theme.ink
        placeholderText: qsTr("Ask about the rules")
        placeholderTextColor: Theme.faint
        maximumLength: 300
        font.pixelSize: Theme.text
        text: root.rules.question
        Accessible.role: Accessible.EditableText
        Accessible.searchEdit: true
        Accessible.name: placeholderText
        background: Sheet {}
        onTextEdited: root.rules.question = text
    }
    Line {
        Layout.fillWidth: true
        visible: list.count === 0
        text: qsTr("No article answers this. Try another word, in any of the three languages.")
    }
    Rows {
        id: list
        Layout.fillWidth: true
        Layout.fillHeight: true
        model: root.rules.answers
        Accessible.name: qsTr("Answers")
        delegate: ArticleEntry {
            id: entry
            width: ListView.view.width
            onClicked: root.rules.open(entry.article)
        }
    }
}
