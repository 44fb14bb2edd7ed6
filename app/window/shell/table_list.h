// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"

#include <QList>
#include <QMetaType>
#include <QString>

namespace gyoji {

/// A kept table as home lists it.
struct TableRow
{
    Q_GADGET
    Q_PROPERTY(QString table MEMBER table FINAL)
    Q_PROPERTY(QString players MEMBER players FINAL)
    Q_PROPERTY(QString touched MEMBER touched FINAL)
    Q_PROPERTY(bool isOver MEMBER isOver FINAL)

public:
    QString table;
    QString players;
    QString touched;
    bool isOver = false;

    friend bool operator==(const TableRow &, const TableRow &) = default;
};

/// The players that a header names, in seat order.
QStringList playerNames(const QByteArray &header);

/// The store's tables, the newest first, dates as the locale writes them.
QList<TableRow> tableRows(const Store &store, const QLocale &locale);

} // namespace gyoji
