// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// What the part at hand can be.
Column {
    id: root

    required property QtObject choices
    required property string title
    signal chosen(choice: string)

    spacing: Theme.gap
    visible: title !== ""

    Heading {
        width: parent.width
        text: root.title
    }
    Flow {
        id: flow
        width: parent.width
        spacing: Theme.gap / 2

        Repeater {
            model: root.choices
            delegate: ActionButton {
                id: entry

                required property string choice
                required property string name
                required property signRow sign
                required property bool isShort
                required property bool isPicked

                objectName: "choice:" + choice
                width: !isShort ? Math.floor((flow.width - flow.spacing) / 2) : (contentItem as ChoiceFace).hasSign ? 13 * Theme.text / 2 : 7 * Theme.text / 2
                leftPadding: 6
                rightPadding: 6
                checked: isPicked
                text: name
                onClicked: root.chosen(entry.choice)
                contentItem: ChoiceFace {
                    sign: entry.sign
                    text: entry.name
                    isShort: entry.isShort
                    isPicked: entry.isPicked
                }
            }
        }
    }
}
