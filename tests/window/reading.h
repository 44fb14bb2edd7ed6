// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QQuickWindow;

namespace gyoji::test {

/// What a person could not read or reach in the window as it stands: text cut or covered by other
/// text, enabled buttons smaller than a thumb, items that take focus without a name. Text that
/// scrolling brings into view is fine.
QStringList faultsOf(QQuickWindow &window);

} // namespace gyoji::test
