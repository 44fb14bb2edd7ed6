// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// A text in ink that wraps.
Text {
    color: Theme.ink
    font.pixelSize: Theme.text
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
}
