// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// The colors of a box's types, matched to the printed cards.
FormPage {
    id: root

    readonly property BoxColors colors: (app.boxes.pages as ArigatoBoxPages).colors

    heading: qsTr("Match the colors")
    back: "box"

    Line {
        Layout.fillWidth: true
        text: qsTr("Pick a type, then the color that it has on your cards.")
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: root.colors.types
            delegate: ActionButton {
                id: entry

                required property string type
                required property string name
                required property signRow sign
                required property bool isPicked

                objectName: "type:" + type
                checked: isPicked
                text: name
                onClicked: root.colors.pickType(entry.type)
                contentItem: SignedText {
                    sign: entry.sign
                    text: entry.name
                }
            }
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap / 2

        Repeater {
            model: root.colors.colors
            delegate: ActionButton {
                id: swatch

                required property string hue
                required property string name
                required property color light
                required property color dark
                required property bool isPicked

                objectName: "hue:" + hue
                checked: isPicked
                text: name
                onClicked: root.colors.pickColor(swatch.hue)
                contentItem: Row {
                    spacing: Theme.gap

                    Rectangle {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Theme.sign
                        height: width
                        radius: width / 2
                        color: Theme.isDark ? swatch.dark : swatch.light
                    }
                    Line {
                        anchors.verticalCenter: parent.verticalCenter
                        text: swatch.name
                        font.weight: swatch.checked ? Font.DemiBold : Font.Normal
                    }
                }
            }
        }
    }
}
