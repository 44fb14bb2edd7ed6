// SPDX-License-Identifier: MIT
import Gyoji
import Gyoji.Window

/// Pictures and numbers in ink, on the paper of the day.
SignStrip {
    side: Theme.sign
    ink: Theme.ink
    isDark: Theme.isDark
    isHeld: !Theme.isDrawn
}
