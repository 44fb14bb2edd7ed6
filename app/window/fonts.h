// SPDX-License-Identifier: MIT
#pragma once

#include <QThreadPool>

class QFont;

namespace gyoji {

/// The face for Japanese is named, so that its characters never take Chinese forms.
QFont textFont();

/// Looks for it in another thread, since the first search takes as long as building the window.
/// Ends with the search, which must not outlive the application.
class FontSearch
{
public:
    FontSearch();

private:
    QThreadPool m_thread;
};

} // namespace gyoji
