// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Controls.Basic
import Gyoji

/// A list that scrolls.
ListView {
    clip: true
    spacing: Theme.gap
    /// Rows that go while Qt 6.4 still builds them ahead make it complain.
    cacheBuffer: 0
    Accessible.role: Accessible.List
    ScrollBar.vertical: ScrollBar {}
}
