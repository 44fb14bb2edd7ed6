// SPDX-License-Identifier: MIT
import QtQuick.Controls.Basic

ApplicationWindow {
    visible: true
    width: 1280
    height: 800

    Button {
        text: "OK"
    }
}
