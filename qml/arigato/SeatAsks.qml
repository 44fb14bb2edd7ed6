// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick.Layouts
import Gyoji
import Gyoji.Window

/// What is asked of a seat, and what it looks at. Its file is read behind the first frame.
ColumnLayout {
    id: root

    required property AppModel app
    required property SeatModel seat
    required property bool showsWhy

    spacing: Theme.gap / 2

    Late {
        isDue: root.seat.view.isCovered

        CoveredDawn {
            Layout.fillWidth: true
            seat: root.seat
        }
    }
    Late {
        isDue: root.seat.doubt.question !== ""

        DoubtPane {
            Layout.fillWidth: true
            seat: root.seat
        }
    }
    Late {
        isDue: root.showsWhy

        WhyList {
            Layout.fillWidth: true
            seat: root.seat
            onExplained: (rule, instance) => root.app.explain(rule, instance)
        }
    }
    SumPane {
        Layout.fillWidth: true
        seat: root.seat
        onExplained: (rule, instance) => root.app.explain(rule, instance)
    }
    FrontPane {
        Layout.fillWidth: true
        seat: root.seat
    }
    DeedPicks {
        Layout.fillWidth: true
        room: root.width
        seat: root.seat
    }
    HourglassOrder {
        Layout.fillWidth: true
        seat: root.seat
    }
    AskChips {
        Layout.fillWidth: true
        seat: root.seat
    }
}
