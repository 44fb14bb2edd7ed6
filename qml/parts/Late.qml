// SPDX-License-Identifier: MIT
import QtQuick

/// Builds what stands in it once that is due, and says from then on whether it is visible. Nothing
/// is taken out again: a layout that is out of sight would keep a child that is gone.
Repeater {
    required property bool isDue

    function follow() {
        if (isDue)
            model = 1;
        if (count > 0)
            itemAt(0).visible = isDue;
    }

    model: 0
    onIsDueChanged: follow()
    Component.onCompleted: follow()
}
