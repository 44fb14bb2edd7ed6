// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/refusal.h"
#include "kernel/sheet.h"

#include <QByteArray>
#include <QDateTime>
#include <QHash>
#include <QList>
#include <QLockFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

namespace gyoji {

/// A table as the store lists it.
struct TableEntry
{
    /// Stays the same for ever.
    QString id;
    QByteArray header;
    QDateTime begun;
    /// When its last line came.
    QDateTime touched;
    bool isOver = false;

    friend bool operator==(const TableEntry &, const TableEntry &) = default;
};

/// A play as the store lists it: of a table that is over, counted by hand, or from elsewhere.
struct PlayEntry
{
    /// Stays the same for ever; of a table, the table's.
    QString id;
    Sheet sheet;
    /// With its offset to UTC where that is known.
    QDateTime when;
    std::optional<int> minutes;
    QString location;
    QString comments;
    /// Not to be counted in statistics.
    bool isIgnored = false;
    /// It has a journal.
    bool isTable = false;

    friend bool operator==(const PlayEntry &, const PlayEntry &) = default;
};

/// A box that the players keep.
struct BoxEntry
{
    /// Stays the same for ever; two boxes may call themselves alike.
    QString id;
    QByteArray game;
    /// Its box file, whole.
    QByteArray file;
    /// No longer offered for new tables.
    bool isRetired = false;

    friend bool operator==(const BoxEntry &, const BoxEntry &) = default;
};

/// What a box was before another took its place.
struct BoxCopy
{
    /// When that was.
    QDateTime until;
    QByteArray file;

    friend bool operator==(const BoxCopy &, const BoxCopy &) = default;
};

/// A table's lines as they were written, and what is wrong with the rest, if anything.
struct StoredLines
{
    QByteArrayList lines;
    std::optional<Refusal> damage;
};

/// The user's data folder: tables and their lines in one SQLite file. What it has said to be kept
/// is on the disk; a killed program loses nothing. One program at a time has a folder open.
///
/// A table's lines are only ever added (undo and mending are lines too, see RunningTable), but
/// where its header is completed, which writes them anew. Each has a checksum that chains to the
/// one before, since SQLite alone does not notice flipped bytes.
class Store
{
public:
    /// Opens the folder, made where it is not there.
    static std::variant<std::unique_ptr<Store>, Refusal> open(const QString &folder);
    ~Store();
    Q_DISABLE_COPY_MOVE(Store)

    /// The newest first.
    QList<TableEntry> tables() const;
    std::optional<TableEntry> table(const QString &id) const;
    /// The id of a new table.
    std::variant<QString, Refusal> begin(const QByteArray &header);
    /// The id of a new table with those lines, or nothing of it. It was played when that is said,
    /// or else now.
    std::variant<QString, Refusal> begin(const QByteArray &header, const QByteArrayList &lines,
                                         const QDateTime &played = {});
    /// Of a table or a play: all there is of it.
    std::optional<Refusal> remove(const QString &id);

    /// Puts another header and other lines in the place of a table's.
    std::optional<Refusal> rewrite(const QString &id, const QByteArray &header,
                                   const QByteArrayList &lines);

    StoredLines lines(const QString &id) const;
    /// Adds a line behind the `after` lines there are.
    std::optional<Refusal> append(const QString &id, qsizetype after, const QByteArray &line);
    /// Lines from `from` on are no longer the table's; they are kept apart, for who can mend them.
    std::optional<Refusal> setAside(const QString &id, qsizetype from);
    /// The table's sheet once it is over; none while it goes on.
    std::optional<Refusal> setResult(const QString &id, const std::optional<Sheet> &sheet);

    /// The latest first.
    QList<PlayEntry> plays() const;
    /// All of them or none; a play that is kept already is replaced.
    std::optional<Refusal> keepPlays(const QList<PlayEntry> &plays);

    /// In the order they came.
    QList<BoxEntry> boxes() const;
    /// The id of the box; a file that is kept already keeps its id.
    std::variant<QString, Refusal> keepBox(const QByteArray &game, const QByteArray &file);
    /// Keeps a box that is being edited, at once.
    std::optional<Refusal> editBox(const QString &id, const QByteArray &file);
    /// Puts another file in the place of a box, and the box that was there among its copies.
    std::optional<Refusal> replaceBox(const QString &id, const QByteArray &file);
    /// What the box was before, the latest first.
    QList<BoxCopy> copiesOf(const QString &box) const;
    /// Retires a box, or brings it back.
    std::optional<Refusal> retireBox(const QString &id, bool isRetired);

    /// The names of those who have played, the latest first.
    QStringList players() const;
    std::optional<Refusal> keepPlayers(const QStringList &names);
    /// Other spellings of players' names, and who is meant by them. What was played keeps its own.
    QHash<QString, QString> spellings() const;
    std::optional<Refusal> keepSpelling(const QString &name, const QString &player);
    std::optional<Refusal> dropSpelling(const QString &name);

    /// Empty where it was never set.
    QString setting(const QString &key) const;
    std::optional<Refusal> keepSetting(const QString &key, const QString &value);

private:
    static QString now();
    static QString newId();

    explicit Store(const QString &folder);
    std::optional<Refusal> lock(const QString &folder);
    std::optional<Refusal> openFile(const QString &folder);
    std::optional<Refusal> prepareTables();
    std::optional<Refusal> checkLists() const;
    /// All that the work writes, or nothing of it.
    std::optional<Refusal> atOnce(const std::function<std::optional<Refusal>()> &work);
    std::optional<Refusal> insertTable(const QString &id, const QByteArray &header,
                                       const QString &moment);
    std::optional<Refusal> touch(const QString &id, const QString &moment);
    std::optional<Refusal> insertPlay(const PlayEntry &play);
    std::optional<Refusal> removePlay(const QString &id);
    std::optional<Refusal> insertLine(const QString &id, qsizetype after, const QByteArray &line);
    /// The checksum of the last of that many lines; of none, the header's.
    QByteArray chainAt(const QString &id, qsizetype lines);
    std::optional<Refusal> run(QSqlQuery &query) const;
    std::optional<Refusal> runAll(const QStringList &statements) const;
    QSqlQuery prepared(const QString &statement) const;

    QLockFile m_lock;
    QString m_connection;
    QSqlDatabase m_database;
    QSqlQuery m_begin;
    QSqlQuery m_commit;
    QSqlQuery m_insert;
    QSqlQuery m_touch;
    /// The end of the chain that was written last.
    QString m_chainTable;
    qsizetype m_chainLines = -1;
    int m_version = 0;
    QByteArray m_chain;
};

} // namespace gyoji
