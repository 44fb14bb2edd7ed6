// SPDX-License-Identifier: MIT
import QtQuick.Controls.Basic
import Gyoji

/// A field to type in.
TextField {
    implicitHeight: Theme.target
    color: Theme.ink
    placeholderTextColor: Theme.faint
    font.pixelSize: Theme.text
    background: Sheet {}
}
