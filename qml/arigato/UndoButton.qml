// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// Undo or redo; where there is room, with what it would take back or make again, and always as
/// wide, so that the next tap meets it too.
PicturedButton {
    id: root

    required property string name
    required property string act
    /// All that is done by it.
    required property string label
    property bool showsAct: false

    implicitWidth: showsAct ? 8 * Theme.text : showsText ? Math.max(Theme.target, implicitContentWidth + leftPadding + rightPadding) : Theme.target
    implicitHeight: showsText ? Math.max(Theme.target, implicitContentHeight + 4) : Theme.target
    isLit: enabled
    text: showsAct && act !== "" ? name + "\n" + act : name
    Accessible.name: label === "" ? name : label
}
