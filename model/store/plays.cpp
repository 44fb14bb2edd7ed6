// SPDX-License-Identifier: MIT
// Plays in the store: tables that are over, and those that were counted or taken in from elsewhere.
#include "json/sheet_json.h"
#include "store/store.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// SQL tells a text that is empty from one that is not there.
QString present(const QString &text)
{
    return text.isNull() ? u""_s : text;
}

} // namespace

QList<PlayEntry> Store::plays() const
{
    QList<PlayEntry> entries;
    QSqlQuery query = prepared(u"SELECT plays.id, played, sheet, minutes, location, comments,"
                               " ignored, tables.id IS NOT NULL FROM plays LEFT JOIN tables"
                               " ON tables.id = plays.id ORDER BY played DESC, plays.n DESC"_s);
    for (query.exec(); query.next();) {
        const auto sheet = readSheet(query.value(2).toByteArray());
        if (!sheet)
            continue;
        PlayEntry entry{query.value(0).toString(),
                        *sheet,
                        QDateTime::fromString(query.value(1).toString(), Qt::ISODateWithMs),
                        std::nullopt,
                        query.value(4).toString(),
                        query.value(5).toString(),
                        query.value(6).toBool(),
                        query.value(7).toBool()};
        if (const int minutes = query.value(3).toInt(); minutes > 0)
            entry.minutes = minutes;
        entries.append(entry);
    }
    return entries;
}

std::optional<Refusal> Store::keepPlays(const QList<PlayEntry> &plays)
{
    return atOnce([&] {
        std::optional<Refusal> refusal;
        for (const PlayEntry &play : plays) {
            if ((refusal = insertPlay(play)))
                break;
        }
        return refusal;
    });
}

std::optional<Refusal> Store::insertPlay(const PlayEntry &play)
{
    QSqlQuery query =
        prepared(u"INSERT OR REPLACE INTO plays (id, played, sheet, minutes, location, comments,"
                 " ignored) VALUES (?, ?, ?, ?, ?, ?, ?)"_s);
    query.addBindValue(play.id);
    query.addBindValue(play.when.toString(Qt::ISODateWithMs));
    query.addBindValue(writeSheet(play.sheet));
    query.addBindValue(play.minutes.value_or(0));
    query.addBindValue(present(play.location));
    query.addBindValue(present(play.comments));
    query.addBindValue(play.isIgnored);
    return run(query);
}

std::optional<Refusal> Store::setResult(const QString &id, const std::optional<Sheet> &sheet)
{
    const auto entry = table(id);
    return atOnce([&] {
        QSqlQuery over = prepared(u"UPDATE tables SET over = ? WHERE id = ?"_s);
        over.addBindValue(sheet.has_value());
        over.addBindValue(id);
        auto refusal = run(over);
        if (refusal || !entry)
            return refusal;
        return sheet ? insertPlay({id, *sheet, entry->begun, std::nullopt, {}, {}, false, true})
                     : removePlay(id);
    });
}

std::optional<Refusal> Store::removePlay(const QString &id)
{
    QSqlQuery query = prepared(u"DELETE FROM plays WHERE id = ?"_s);
    query.addBindValue(id);
    return run(query);
}

QHash<QString, QString> Store::spellings() const
{
    QHash<QString, QString> spellings;
    QSqlQuery query = prepared(u"SELECT name, player FROM spellings"_s);
    for (query.exec(); query.next();)
        spellings.insert(query.value(0).toString(), query.value(1).toString());
    return spellings;
}

std::optional<Refusal> Store::keepSpelling(const QString &name, const QString &player)
{
    QSqlQuery own = prepared(u"INSERT OR REPLACE INTO spellings (name, player) VALUES (?, ?)"_s);
    own.addBindValue(name);
    own.addBindValue(player);
    // Names that were spellings of the name follow it.
    QSqlQuery others = prepared(u"UPDATE spellings SET player = ? WHERE player = ?"_s);
    others.addBindValue(player);
    others.addBindValue(name);
    QSqlQuery loop = prepared(u"DELETE FROM spellings WHERE name = player"_s);
    return atOnce([&] {
        auto refusal = run(own);
        if (!refusal)
            refusal = run(others);
        return refusal ? refusal : run(loop);
    });
}

std::optional<Refusal> Store::dropSpelling(const QString &name)
{
    QSqlQuery query = prepared(u"DELETE FROM spellings WHERE name = ?"_s);
    query.addBindValue(name);
    return run(query);
}

} // namespace gyoji
