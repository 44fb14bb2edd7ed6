// SPDX-License-Identifier: MIT
#include "store/store.h"

#include "store/chain.h"
#include "store/faults.h"

#include <QDir>
#include <QSqlError>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// Since 2 there are plays; since 3 boxes are retired and have copies.
constexpr int fileVersion = 3;

Refusal unusable(const QString &file, const QString &why)
{
    return {storefault::unusable, {{"file", file.toStdString()}, {"why", why.toStdString()}}};
}

Refusal notSaved(const QSqlError &error)
{
    return {storefault::notSaved, {{"why", error.databaseText().toStdString()}}};
}

/// With its offset to UTC.
QString stamped(const QDateTime &moment)
{
    return moment.toOffsetFromUtc(moment.offsetFromUtc()).toString(Qt::ISODateWithMs);
}

TableEntry entryOf(const QSqlQuery &query)
{
    return {query.value(0).toString(), query.value(1).toByteArray(),
            QDateTime::fromString(query.value(2).toString(), Qt::ISODateWithMs),
            QDateTime::fromString(query.value(3).toString(), Qt::ISODateWithMs),
            query.value(4).toBool()};
}

/// Makes an empty file a store, and an older one as new ones are.
QStringList newTables()
{
    return {u"CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, header BLOB NOT NULL,"
            " begun TEXT NOT NULL, touched TEXT NOT NULL, over INTEGER NOT NULL DEFAULT 0)"_s,
            u"CREATE TABLE IF NOT EXISTS lines (game TEXT NOT NULL REFERENCES tables(id)"
            " ON DELETE CASCADE, n INTEGER NOT NULL, line BLOB NOT NULL, chain BLOB NOT NULL,"
            " PRIMARY KEY (game, n)) WITHOUT ROWID"_s,
            u"CREATE TABLE IF NOT EXISTS set_aside (game TEXT NOT NULL, n INTEGER NOT NULL,"
            " line BLOB NOT NULL, chain BLOB NOT NULL, moment TEXT NOT NULL)"_s,
            u"CREATE TABLE IF NOT EXISTS boxes (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,"
            " game TEXT NOT NULL, file BLOB NOT NULL)"_s,
            u"CREATE TABLE IF NOT EXISTS retired_boxes (id TEXT PRIMARY KEY)"_s,
            u"CREATE TABLE IF NOT EXISTS box_copies (n INTEGER PRIMARY KEY, box TEXT NOT NULL,"
            " until TEXT NOT NULL, file BLOB NOT NULL)"_s,
            u"CREATE TABLE IF NOT EXISTS players (name TEXT PRIMARY KEY, played TEXT NOT NULL)"_s,
            u"CREATE TABLE IF NOT EXISTS plays (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,"
            " played TEXT NOT NULL, sheet BLOB NOT NULL, minutes INTEGER NOT NULL,"
            " location TEXT NOT NULL, comments TEXT NOT NULL, ignored INTEGER NOT NULL)"_s,
            u"CREATE TABLE IF NOT EXISTS spellings (name TEXT PRIMARY KEY, player TEXT NOT NULL)"_s,
            u"CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, value TEXT NOT NULL)"_s,
            u"PRAGMA user_version = %1"_s.arg(fileVersion)};
}

} // namespace

QString Store::now()
{
    return stamped(QDateTime::currentDateTime());
}

QString Store::newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

std::variant<std::unique_ptr<Store>, Refusal> Store::open(const QString &folder)
{
    if (!QDir().mkpath(folder))
        return unusable(folder, {});
    std::unique_ptr<Store> store(new Store(folder));
    if (auto refusal = store->lock(folder))
        return std::move(*refusal);
    if (auto refusal = store->openFile(folder))
        return std::move(*refusal);
    if (auto refusal = store->prepareTables())
        return std::move(*refusal);
    if (auto refusal = store->checkLists())
        return std::move(*refusal);
    return store;
}

Store::Store(const QString &folder)
    : m_lock(folder + "/gyoji.lock"_L1)
    , m_connection("store-"_L1 + newId())
{
    m_lock.setStaleLockTime(0);
}

Store::~Store()
{
    m_begin = QSqlQuery();
    m_commit = QSqlQuery();
    m_insert = QSqlQuery();
    m_touch = QSqlQuery();
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connection);
}

std::optional<Refusal> Store::lock(const QString &folder)
{
    if (m_lock.tryLock(0))
        return std::nullopt;
    qint64 pid = 0;
    QString host;
    QString program;
    if (m_lock.error() != QLockFile::LockFailedError || !m_lock.getLockInfo(&pid, &host, &program))
        return unusable(folder, {});
    return Refusal{storefault::locked,
                   {{"pid", static_cast<int>(pid)}, {"host", host.toStdString()}}};
}

std::optional<Refusal> Store::openFile(const QString &folder)
{
    m_database = QSqlDatabase::addDatabase("QSQLITE"_L1, m_connection);
    m_database.setDatabaseName(folder + "/gyoji.sqlite"_L1);
    QSqlQuery query(m_database);
    // A file that is not SQLite's opens all the same; the first statement tells.
    if (!m_database.open() || !(query = QSqlQuery(m_database)).exec("PRAGMA user_version"_L1) ||
        !query.next())
        return unusable(m_database.databaseName(), query.lastError().databaseText());
    m_version = query.value(0).toInt();
    if (m_version > fileVersion)
        return Refusal{storefault::newer, {{"file", m_database.databaseName().toStdString()}}};
    return std::nullopt;
}

std::optional<Refusal> Store::prepareTables()
{
    auto refusal = runAll({u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = FULL"_s,
                           u"PRAGMA foreign_keys = ON"_s});
    if (!refusal && m_version < fileVersion)
        refusal = runAll(newTables());
    if (refusal)
        return refusal;
    m_begin = prepared(u"BEGIN"_s);
    m_commit = prepared(u"COMMIT"_s);
    m_insert = prepared(u"INSERT INTO lines (game, n, line, chain) VALUES (?, ?, ?, ?)"_s);
    m_touch = prepared(u"UPDATE tables SET touched = ? WHERE id = ?"_s);
    return std::nullopt;
}

std::optional<Refusal> Store::runAll(const QStringList &statements) const
{
    QSqlQuery query(m_database);
    for (const QString &statement : statements) {
        if (!query.exec(statement))
            return unusable(m_database.databaseName(), query.lastError().databaseText());
        query.finish();
    }
    return std::nullopt;
}

/// A page that cannot be read is noticed only where it is; a list cut short looks like a list.
std::optional<Refusal> Store::checkLists() const
{
    QSqlQuery query(m_database);
    for (const auto list : {"tables"_L1, "boxes"_L1, "retired_boxes"_L1, "box_copies"_L1,
                            "plays"_L1, "players"_L1, "spellings"_L1, "settings"_L1}) {
        if (!query.exec("PRAGMA quick_check("_L1 + list + u')') || !query.next())
            return unusable(m_database.databaseName(), query.lastError().databaseText());
        if (const QString found = query.value(0).toString(); found != "ok"_L1)
            return unusable(m_database.databaseName(), found);
    }
    return std::nullopt;
}

QSqlQuery Store::prepared(const QString &statement) const
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    query.prepare(statement);
    return query;
}

std::optional<Refusal> Store::run(QSqlQuery &query) const
{
    if (!query.exec())
        return notSaved(query.lastError());
    return std::nullopt;
}

QList<TableEntry> Store::tables() const
{
    QList<TableEntry> entries;
    QSqlQuery query = prepared(
        u"SELECT id, header, begun, touched, over FROM tables ORDER BY touched DESC, id"_s);
    for (query.exec(); query.next();)
        entries.append(entryOf(query));
    return entries;
}

std::optional<TableEntry> Store::table(const QString &id) const
{
    QSqlQuery query =
        prepared(u"SELECT id, header, begun, touched, over FROM tables WHERE id = ?"_s);
    query.addBindValue(id);
    if (!query.exec() || !query.next())
        return std::nullopt;
    return entryOf(query);
}

std::optional<Refusal> Store::atOnce(const std::function<std::optional<Refusal>()> &work)
{
    if (auto refusal = run(m_begin))
        return refusal;
    auto refusal = work();
    if (!refusal)
        refusal = run(m_commit);
    if (refusal) {
        m_database.rollback();
        m_chainLines = -1;
    }
    return refusal;
}

std::variant<QString, Refusal> Store::begin(const QByteArray &header)
{
    return begin(header, {});
}

std::variant<QString, Refusal> Store::begin(const QByteArray &header, const QByteArrayList &lines,
                                            const QDateTime &played)
{
    const QString id = newId();
    const QString moment = played.isValid() ? stamped(played) : now();
    const auto write = [&] {
        auto refusal = insertTable(id, header, moment);
        for (qsizetype i = 0; i < lines.size() && !refusal; ++i)
            refusal = insertLine(id, i, lines[i]);
        return refusal ? refusal : touch(id, moment);
    };
    if (auto refusal = atOnce(write))
        return std::move(*refusal);
    return id;
}

std::optional<Refusal> Store::insertTable(const QString &id, const QByteArray &header,
                                          const QString &moment)
{
    QSqlQuery query =
        prepared(u"INSERT INTO tables (id, header, begun, touched) VALUES (?, ?, ?, ?)"_s);
    query.addBindValue(id);
    query.addBindValue(header);
    query.addBindValue(moment);
    query.addBindValue(moment);
    return run(query);
}

std::optional<Refusal> Store::remove(const QString &id)
{
    QSqlQuery query = prepared(u"DELETE FROM tables WHERE id = ?"_s);
    query.addBindValue(id);
    return atOnce([&] {
        auto refusal = run(query);
        return refusal ? refusal : removePlay(id);
    });
}

std::optional<Refusal> Store::rewrite(const QString &id, const QByteArray &header,
                                      const QByteArrayList &lines)
{
    QSqlQuery rename = prepared(u"UPDATE tables SET header = ? WHERE id = ?"_s);
    rename.addBindValue(header);
    rename.addBindValue(id);
    QSqlQuery remove = prepared(u"DELETE FROM lines WHERE game = ?"_s);
    remove.addBindValue(id);
    m_chainLines = -1;
    return atOnce([&] {
        auto refusal = run(rename);
        if (!refusal)
            refusal = run(remove);
        for (qsizetype i = 0; i < lines.size() && !refusal; ++i)
            refusal = insertLine(id, i, lines[i]);
        return refusal;
    });
}

StoredLines Store::lines(const QString &id) const
{
    StoredLines stored;
    const auto entry = table(id);
    if (!entry) {
        stored.damage = Refusal{storefault::noTable, {}};
        return stored;
    }
    QByteArray chain = chained({}, entry->header);
    QSqlQuery query = prepared(u"SELECT n, line, chain FROM lines WHERE game = ? ORDER BY n"_s);
    query.addBindValue(id);
    bool isSound = query.exec();
    while (isSound && query.next()) {
        const QByteArray line = query.value(1).toByteArray();
        chain = chained(chain, line);
        isSound = query.value(0).toLongLong() == stored.lines.size() && query.value(2) == chain;
        if (isSound)
            stored.lines.append(line);
    }
    if (!isSound || query.lastError().isValid())
        stored.damage =
            Refusal{storefault::damaged, {{"n", static_cast<int>(stored.lines.size())}}};
    return stored;
}

std::optional<Refusal> Store::append(const QString &id, qsizetype after, const QByteArray &line)
{
    return atOnce([&] { return insertLine(id, after, line); });
}

std::optional<Refusal> Store::insertLine(const QString &id, qsizetype after, const QByteArray &line)
{
    const QByteArray chain = chained(chainAt(id, after), line);
    m_insert.bindValue(0, id);
    m_insert.bindValue(1, after);
    m_insert.bindValue(2, line);
    m_insert.bindValue(3, chain);
    if (auto refusal = run(m_insert))
        return refusal;
    m_chainTable = id;
    m_chainLines = after + 1;
    m_chain = chain;
    return touch(id, now());
}

std::optional<Refusal> Store::touch(const QString &id, const QString &moment)
{
    m_touch.bindValue(0, moment);
    m_touch.bindValue(1, id);
    return run(m_touch);
}

std::optional<Refusal> Store::setAside(const QString &id, qsizetype from)
{
    QSqlQuery copy = prepared(u"INSERT INTO set_aside SELECT game, n, line, chain, ? FROM lines"
                              " WHERE game = ? AND n >= ?"_s);
    copy.addBindValue(now());
    copy.addBindValue(id);
    copy.addBindValue(from);
    QSqlQuery remove = prepared(u"DELETE FROM lines WHERE game = ? AND n >= ?"_s);
    remove.addBindValue(id);
    remove.addBindValue(from);
    m_chainLines = -1;
    return atOnce([&] {
        auto refusal = run(copy);
        return refusal ? refusal : run(remove);
    });
}

QByteArray Store::chainAt(const QString &id, qsizetype lines)
{
    if (m_chainTable == id && m_chainLines == lines)
        return m_chain;
    if (lines == 0) {
        const auto entry = table(id);
        return entry ? chained({}, entry->header) : QByteArray();
    }
    QSqlQuery query = prepared(u"SELECT chain FROM lines WHERE game = ? AND n = ?"_s);
    query.addBindValue(id);
    query.addBindValue(lines - 1);
    return query.exec() && query.next() ? query.value(0).toByteArray() : QByteArray();
}

} // namespace gyoji
