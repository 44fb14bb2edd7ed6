// SPDX-License-Identifier: MIT
// What the store keeps beside the tables: players' names and settings.
#include "store/store.h"

using namespace Qt::StringLiterals;

namespace gyoji {

QStringList Store::players() const
{
    QStringList names;
    QSqlQuery query = prepared(u"SELECT name FROM players ORDER BY played DESC, name"_s);
    for (query.exec(); query.next();)
        names.append(query.value(0).toString());
    return names;
}

std::optional<Refusal> Store::keepPlayers(const QStringList &names)
{
    QSqlQuery query = prepared(u"INSERT OR REPLACE INTO players (name, played) VALUES (?, ?)"_s);
    const QString moment = now();
    return atOnce([&] {
        std::optional<Refusal> refusal;
        for (const QString &name : names) {
            query.bindValue(0, name);
            query.bindValue(1, moment);
            if ((refusal = run(query)))
                break;
        }
        return refusal;
    });
}

QString Store::setting(const QString &key) const
{
    QSqlQuery query = prepared(u"SELECT value FROM settings WHERE key = ?"_s);
    query.addBindValue(key);
    return query.exec() && query.next() ? query.value(0).toString() : QString();
}

std::optional<Refusal> Store::keepSetting(const QString &key, const QString &value)
{
    QSqlQuery query = prepared(u"INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)"_s);
    query.addBindValue(key);
    // No text would be kept as nothing at all.
    query.addBindValue(value.isNull() ? u""_s : value);
    return run(query);
}

} // namespace gyoji
