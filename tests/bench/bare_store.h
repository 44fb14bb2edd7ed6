// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <sqlite3.h>

namespace gyoji::bench {

/// Writes what the store writes for a line, with the same settings and statements, by SQLite alone.
class BareStore
{
public:
    /// The file of a store that has the table.
    BareStore(const QString &file, const QByteArray &table);
    ~BareStore();
    Q_DISABLE_COPY_MOVE(BareStore)

    void append(qsizetype after, const QByteArray &line, const QByteArray &chain,
                const QByteArray &moment);

private:
    sqlite3_stmt *prepared(const char *statement) const;
    void run(const char *statement) const;
    static void bindText(sqlite3_stmt *statement, int place, const QByteArray &text);
    static void bindBlob(sqlite3_stmt *statement, int place, const QByteArray &blob);
    static void step(sqlite3_stmt *statement);

    sqlite3 *m_database = nullptr;
    QByteArray m_table;
    sqlite3_stmt *m_begin = nullptr;
    sqlite3_stmt *m_insert = nullptr;
    sqlite3_stmt *m_touch = nullptr;
    sqlite3_stmt *m_commit = nullptr;
};

} // namespace gyoji::bench
