// SPDX-License-Identifier: MIT
#pragma once

#include <QQuickWindow>
#include <QStringList>

#include <functional>

namespace gyoji::test {

/// Visits the items that are shown, parents first.
void visitShown(const QQuickWindow &window, const std::function<void(QQuickItem &)> &visit);

/// The texts that are shown, as they stand in the tree.
QStringList textsOn(const QQuickWindow &window);

/// The first item shown with that objectName; null where there is none.
QQuickItem *itemNamed(const QQuickWindow &window, const QString &name);

/// The items shown whose objectName begins so, enabled or not.
QList<QQuickItem *> itemsNamed(const QQuickWindow &window, const QString &beginning);

/// Scrolls to the item with the wheel where that is needed, and clicks on its center.
/// Goes on from what has the focus until it is there, and can be seen; false where no number of
/// steps leads to it, or it stays out of sight.
bool focusByKeys(QQuickWindow &window, QQuickItem &item);

void click(QQuickWindow &window, const QQuickItem &item);

/// Types the text key by key.
void type(QQuickWindow &window, const QString &text);

} // namespace gyoji::test
