// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QQuickItem;
class QQuickWindow;

namespace gyoji::test {

/// What a person could not read or reach in the window as it stands: text cut or covered by other
/// text, enabled buttons smaller than a thumb, items that take focus without a name. Text that
/// scrolling brings into view is fine.
QStringList faultsOf(QQuickWindow &window);

/// The first visible item with that objectName; null where there is none.
QQuickItem *itemNamed(QQuickWindow &window, const QString &name);

} // namespace gyoji::test
