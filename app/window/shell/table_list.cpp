// SPDX-License-Identifier: MIT
#include "window/shell/table_list.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gyoji {

QStringList playerNames(const QByteArray &header)
{
    QStringList names;
    const QJsonArray players =
        QJsonDocument::fromJson(header).object().value("players"_L1).toArray();
    for (const QJsonValue &name : players)
        names << name.toString();
    return names;
}

QList<TableRow> tableRows(const Store &store, const QLocale &locale)
{
    QList<TableRow> rows;
    for (const TableEntry &entry : store.tables())
        rows << TableRow{entry.id, playerNames(entry.header).join(u" · "_s),
                         locale.toString(entry.touched.toLocalTime(), QLocale::ShortFormat),
                         entry.isOver};
    return rows;
}

} // namespace gyoji
