// SPDX-License-Identifier: MIT
import Gyoji

/// A type of artisan to tap, with its shape.
ActionButton {
    required property string type
    required property string name
    required property string shape
    required property int picked

    objectName: "type:" + type
    leftPadding: 8
    rightPadding: 8
    checked: picked > 0
    text: picked > 1 ? qsTr("%1 %2 × %3").arg(shape).arg(name).arg(picked) : qsTr("%1 %2").arg(shape).arg(name)
}
