// SPDX-License-Identifier: MIT
import Gyoji
import Gyoji.Window

/// What a picture means; a tap opens the article.
ArticleEntry {
    id: root

    required property string picture

    leftPadding: 3 * Theme.text
    background: Sheet {
        border.width: root.visualFocus ? 3 : 1
        border.color: root.visualFocus ? Theme.ink : Theme.line

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.gap
            name: root.picture
            side: 2 * Theme.text
            ink: Theme.ink
        }
    }
}
