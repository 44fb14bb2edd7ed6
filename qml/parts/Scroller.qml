// SPDX-License-Identifier: MIT
import QtQuick

/// A part of a page that scrolls, also to what the keyboard has come to.
Flickable {
    id: root

    readonly property Item focused: Window.activeFocusItem

    function holds(item: Item): bool {
        return item !== null && (item === root.contentItem || holds(item.parent));
    }

    function show(top: real, bottom: real) {
        if (top < contentY)
            contentY = top;
        else if (bottom > contentY + height)
            contentY = Math.min(top, bottom - height);
    }

    clip: true
    onFocusedChanged: {
        if (holds(focused))
            show(focused.mapToItem(contentItem, 0, 0).y, focused.mapToItem(contentItem, 0, focused.height).y);
    }
}
