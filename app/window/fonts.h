// SPDX-License-Identifier: MIT
#pragma once

class QFont;

namespace gyoji {

/// The face for Japanese is named, so that its characters never take Chinese forms.
QFont textFont();

/// Looks for it in another thread, since the first search takes as long as building the window.
void findTextFont();

} // namespace gyoji
