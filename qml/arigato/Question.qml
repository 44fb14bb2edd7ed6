// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

/// What is asked, above what answers it.
Line {
    font.weight: Font.DemiBold
    Accessible.name: text
}
