// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji
import Gyoji.Window

/// What may have happened instead of a line, or before it; each with what it would make fall.
Column {
    id: root

    required property LineCare care

    spacing: Theme.gap / 2

    Flow {
        width: root.width
        spacing: Theme.gap / 2

        Repeater {
            model: root.care.facets
            delegate: ActionButton {
                required property string facet
                required property string name
                required property bool isPicked

                objectName: "facet:" + facet
                checked: isPicked
                text: name
                onClicked: root.care.pickFacet(facet)
            }
        }
    }
    Repeater {
        model: root.care.options
        delegate: ActionButton {
            id: pick

            required property int index
            required property string option
            required property string falls

            objectName: "option:" + index
            width: root.width
            implicitHeight: Math.max(Theme.target, implicitContentHeight + 2 * topPadding)
            topPadding: 12
            text: option
            Accessible.description: falls
            onClicked: root.care.pickOption(index)
            contentItem: Column {
                Line {
                    width: parent.width
                    text: pick.option
                }
                Line {
                    width: parent.width
                    visible: text !== ""
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    text: pick.falls
                }
            }
        }
    }
    ActionButton {
        objectName: "optionsBack"
        text: qsTr("Leave it as it is")
        onClicked: root.care.back()
    }
}
