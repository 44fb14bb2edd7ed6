// SPDX-License-Identifier: MIT
#include "bench/bare_store.h"

#include <QFile>

namespace gyoji::bench {

BareStore::BareStore(const QString &file, const QByteArray &table)
    : m_table(table)
{
    if (sqlite3_open(QFile::encodeName(file), &m_database) != SQLITE_OK)
        qFatal("%s", sqlite3_errmsg(m_database));
    run("PRAGMA journal_mode = WAL");
    run("PRAGMA synchronous = FULL");
    run("PRAGMA foreign_keys = ON");
    m_begin = prepared("BEGIN");
    m_insert = prepared("INSERT INTO lines (game, n, line, chain) VALUES (?, ?, ?, ?)");
    m_touch = prepared("UPDATE tables SET touched = ? WHERE id = ?");
    m_commit = prepared("COMMIT");
}

BareStore::~BareStore()
{
    for (sqlite3_stmt *statement : {m_begin, m_insert, m_touch, m_commit})
        sqlite3_finalize(statement);
    sqlite3_close(m_database);
}

void BareStore::append(qsizetype after, const QByteArray &line, const QByteArray &chain,
                       const QByteArray &moment)
{
    step(m_begin);
    bindText(m_insert, 1, m_table);
    sqlite3_bind_int64(m_insert, 2, after);
    bindBlob(m_insert, 3, line);
    bindBlob(m_insert, 4, chain);
    step(m_insert);
    bindText(m_touch, 1, moment);
    bindText(m_touch, 2, m_table);
    step(m_touch);
    step(m_commit);
}

sqlite3_stmt *BareStore::prepared(const char *statement) const
{
    sqlite3_stmt *result = nullptr;
    if (sqlite3_prepare_v2(m_database, statement, -1, &result, nullptr) != SQLITE_OK)
        qFatal("%s", sqlite3_errmsg(m_database));
    return result;
}

void BareStore::run(const char *statement) const
{
    if (sqlite3_exec(m_database, statement, nullptr, nullptr, nullptr) != SQLITE_OK)
        qFatal("%s", sqlite3_errmsg(m_database));
}

void BareStore::bindText(sqlite3_stmt *statement, int place, const QByteArray &text)
{
    sqlite3_bind_text(statement, place, text.constData(), static_cast<int>(text.size()),
                      SQLITE_STATIC);
}

void BareStore::bindBlob(sqlite3_stmt *statement, int place, const QByteArray &blob)
{
    sqlite3_bind_blob(statement, place, blob.constData(), static_cast<int>(blob.size()),
                      SQLITE_STATIC);
}

void BareStore::step(sqlite3_stmt *statement)
{
    if (sqlite3_step(statement) != SQLITE_DONE)
        qFatal("%s", sqlite3_errmsg(sqlite3_db_handle(statement)));
    sqlite3_reset(statement);
}

} // namespace gyoji::bench
