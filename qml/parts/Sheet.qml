// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// A sheet of lighter paper.
Rectangle {
    color: Theme.card
    border.color: Theme.line
    radius: 8
}
