// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// A page of fields one under the other, which scroll where they do not fit.
Item {
    id: root

    required property AppModel app
    property string heading
    property alias back: header.back
    default property alias fields: fields.data

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 2 * Theme.gap
        spacing: Theme.gap

        PageHeader {
            id: header
            Layout.fillWidth: true
            app: root.app
            heading: root.heading
        }
        Scroller {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: fields.implicitHeight

            ColumnLayout {
                id: fields
                width: Math.min(parent.width, Theme.pageWidth)
                spacing: Theme.gap
            }
        }
    }
}
