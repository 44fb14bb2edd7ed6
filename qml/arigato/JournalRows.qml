// SPDX-License-Identifier: MIT
import Gyoji
import Gyoji.Window

/// The lines of the journal, and what mends them: by this its rows find it.
Rows {
    required property LineCare care
}
