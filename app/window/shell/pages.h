// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace gyoji {

/// Every page that the window can show.
const QStringList &pageNames();

/// It is about the table that is open.
bool isOfTable(const QString &page);

/// It is about the box that was picked.
bool isOfBox(const QString &page);

/// It is about the sheet that is shown.
bool isOfSheet(const QString &page);

} // namespace gyoji
