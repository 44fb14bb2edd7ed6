// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Gyoji

/// A number to tap digit by digit.
Column {
    id: root

    required property string key
    required property string name
    required property int n
    signal typed(int digit)
    signal erased

    spacing: Theme.gap / 2

    Line {
        width: root.width
        font.weight: Font.DemiBold
        text: qsTr("%1: %2").arg(root.name).arg(root.n)
    }
    Flow {
        width: root.width
        spacing: Theme.gap / 2

        Repeater {
            model: 10
            delegate: ActionButton {
                required property int index

                objectName: "digit:" + root.key + ":" + index
                text: index
                Accessible.description: root.name
                onClicked: root.typed(index)
            }
        }
        ActionButton {
            objectName: "erase:" + root.key
            enabled: root.n > 0
            isLit: enabled
            text: qsTr("Erase")
            Accessible.description: root.name
            onClicked: root.erased()
        }
    }
}
