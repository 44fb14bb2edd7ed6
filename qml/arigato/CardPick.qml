// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// A card of the type's grid, dimmed while it lies on the table already.
ActionButton {
    id: root

    required property string card
    required property string effect
    required property bool isInPlay
    required property bool isPicked

    objectName: "card:" + card
    leftPadding: 2
    rightPadding: 2
    checked: isPicked
    isLit: !isInPlay
    text: card
    Accessible.description: isInPlay ? qsTr("In play. %1").arg(effect) : effect
}
