// SPDX-License-Identifier: MIT
// The boxes that the store keeps.
#include "store/store.h"

using namespace Qt::StringLiterals;

namespace gyoji {

QList<BoxEntry> Store::boxes() const
{
    QList<BoxEntry> entries;
    QSqlQuery query =
        prepared(u"SELECT boxes.id, game, file, retired_boxes.id IS NOT NULL FROM boxes"
                 " LEFT JOIN retired_boxes USING (id) ORDER BY n"_s);
    for (query.exec(); query.next();)
        entries.append({query.value(0).toString(), query.value(1).toByteArray(),
                        query.value(2).toByteArray(), query.value(3).toBool()});
    return entries;
}

std::variant<QString, Refusal> Store::keepBox(const QByteArray &game, const QByteArray &file)
{
    for (const BoxEntry &entry : boxes()) {
        if (entry.game == game && entry.file == file)
            return entry.id;
    }
    const QString id = newId();
    QSqlQuery query = prepared(u"INSERT INTO boxes (id, game, file) VALUES (?, ?, ?)"_s);
    query.addBindValue(id);
    query.addBindValue(game);
    query.addBindValue(file);
    if (auto refusal = run(query))
        return std::move(*refusal);
    return id;
}

std::optional<Refusal> Store::editBox(const QString &id, const QByteArray &file)
{
    QSqlQuery query = prepared(u"UPDATE boxes SET file = ? WHERE id = ?"_s);
    query.addBindValue(file);
    query.addBindValue(id);
    return run(query);
}

std::optional<Refusal> Store::replaceBox(const QString &id, const QByteArray &file)
{
    QSqlQuery copy = prepared(u"INSERT INTO box_copies (box, until, file)"
                              " SELECT id, ?, file FROM boxes WHERE id = ?"_s);
    copy.addBindValue(now());
    copy.addBindValue(id);
    return atOnce([&] {
        auto refusal = run(copy);
        return refusal ? refusal : editBox(id, file);
    });
}

QList<BoxCopy> Store::copiesOf(const QString &box) const
{
    QList<BoxCopy> copies;
    QSqlQuery query =
        prepared(u"SELECT until, file FROM box_copies WHERE box = ? ORDER BY n DESC"_s);
    query.addBindValue(box);
    for (query.exec(); query.next();)
        copies.append({QDateTime::fromString(query.value(0).toString(), Qt::ISODateWithMs),
                       query.value(1).toByteArray()});
    return copies;
}

std::optional<Refusal> Store::retireBox(const QString &id, bool isRetired)
{
    QSqlQuery query = prepared(isRetired ? u"INSERT OR IGNORE INTO retired_boxes (id) VALUES (?)"_s
                                         : u"DELETE FROM retired_boxes WHERE id = ?"_s);
    query.addBindValue(id);
    return run(query);
}

} // namespace gyoji
