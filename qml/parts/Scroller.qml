// SPDX-License-Identifier: MIT
import QtQuick

/// A part of a page that scrolls, also to what the keyboard has come to.
Flickable {
    id: root

    readonly property Item focused: Window.activeFocusItem

    function holds(item: Item): bool {
        for (let around = item; around; around = around.parent) {
            if (around === root.contentItem)
                return true;
        }
        return false;
    }

    clip: true
    onFocusedChanged: {
        if (!focused || !holds(focused))
            return;
        const top = focused.mapToItem(contentItem, 0, 0).y;
        const bottom = top + focused.height;
        if (top < contentY)
            contentY = top;
        else if (bottom > contentY + height)
            contentY = Math.min(top, bottom - height);
    }
}
