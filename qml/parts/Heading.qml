// SPDX-License-Identifier: MIT
import QtQuick
import Gyoji

Line {
    font.pixelSize: Theme.large
    font.weight: Font.DemiBold
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
