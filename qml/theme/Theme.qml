// SPDX-License-Identifier: MIT
pragma Singleton

import QtQuick

/// Paper and ink, by day and by night, and one vermilion.
QtObject {
    /// "system", "light" or "dark".
    property string appearance: "system"
    readonly property SystemPalette system: SystemPalette {
        id: palette
    }
    readonly property bool isDark: appearance === "dark" || (appearance === "system" && palette.window.hslLightness < 0.5)

    readonly property color paper: isDark ? "#1b2033" : "#f6f0e3"
    readonly property color card: isDark ? "#262c44" : "#fffaf0"
    readonly property color ink: isDark ? "#e8e4d8" : "#231f1c"
    readonly property color faint: isDark ? "#b5b3ad" : "#5f574f"
    readonly property color line: isDark ? "#4a5273" : "#cfc3ae"
    /// The gate and the primary action, under pale ink.
    readonly property color vermilion: isDark ? "#c23f2e" : "#b5301d"
    /// The same as a text or a line on paper or a card.
    readonly property color seal: isDark ? "#ff8a78" : "#b5301d"
    readonly property color paleInk: "#ffffff"
    readonly property color lit: isDark ? "#3d3a2c" : "#fbe7c8"

    /// Parts of a bar, told apart in greyscale too.
    readonly property list<color> shades: isDark ? ["#e8e4d8", "#5a628a", "#e0705f", "#1b2033"] : ["#231f1c", "#e9c46a", "#b5301d", "#fffaf0"]

    /// Of the usual size of text.
    property int percent: 100
    /// What changes may be seen to move.
    property bool moves: false
    /// How long that takes, in milliseconds.
    readonly property int moment: 200

    readonly property int target: 48
    readonly property int childTarget: 64
    readonly property int gap: 8
    readonly property int pageWidth: 30 * text
    readonly property int readingWidth: 50 * text
    readonly property int text: 16 * percent / 100
    readonly property int tiny: 12 * percent / 100
    readonly property int small: 14 * percent / 100
    readonly property int large: 20 * percent / 100
    /// The first frame comes before the pictures in it.
    property bool isDrawn: true
    /// A picture beside text.
    readonly property int sign: text * 5 / 4

    /// The least width and height of what a thumb taps.
    function targetFor(isChild: bool): int {
        return isChild ? childTarget : target;
    }
}
