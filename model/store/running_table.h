// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "table/table.h"

#include <QHash>

#include <memory>

class QJsonObject;

namespace gyoji {

/// Who sent a line from elsewhere, and its number, from 1, among that sender's lines, which come in
/// order. What is sent again is known by it.
struct Origin
{
    /// 1 to 32 letters, digits, "-" and "_".
    QByteArray sender;
    qint64 number = 0;

    friend bool operator==(const Origin &, const Origin &) = default;
};

/// A table whose every line is on the disk before anyone sees what it leads to. Where a line cannot
/// be kept, it is refused and nothing has changed.
///
/// Undo, redo and mending are kept as lines too: {"journal":"undo"}, {"journal":"redo"}, with
/// "player" the undo of a seat, {"journal":"amend","at":4,"removed":1,"inserted":[…]}, and what
/// takes such a change to the past back, {"journal":"undo-amend"}. So a table opens as it was, the
/// undone part included. What came from elsewhere is kept with "sender" and "number", an action as
/// {"journal":"act","line":{…}}, and {"journal":"heard"} where nothing but that is known any more.
class RunningTable
{
public:
    /// Begins a table with that header and keeps it. The store must outlive it.
    static std::variant<std::unique_ptr<RunningTable>, Refusal> begin(Store &store,
                                                                      const QByteArray &header);
    /// Opens a kept table. Lines behind a damaged one are left out, and `damage` tells.
    static std::variant<std::unique_ptr<RunningTable>, Refusal> open(Store &store,
                                                                     const QString &id);

    const QString &id() const { return m_id; }
    /// The first line of its script.
    QByteArray header() const;
    const Table &table() const { return *m_table; }
    const std::optional<Refusal> &damage() const { return m_damage; }

    /// Was it, or a later one of its sender, kept already? Then it must not be done again.
    bool isKept(const Origin &origin) const;

    std::optional<Refusal> act(const QByteArray &line, const std::optional<Origin> &origin = {});
    /// Plays its lines over on a header that knows more than the one it began with, and ends the
    /// undone part; refused where a line would fall.
    std::optional<Refusal> beginAnew(const QByteArray &header);
    /// Takes the last change to the past back whole, where nothing was done since, else the last
    /// line.
    std::optional<Refusal> undo();
    std::optional<Refusal> redo();
    /// Takes the seat's last line of this phase back; refused where a later line would fall.
    std::optional<Refusal> undo(SeatIndex seat, const std::optional<Origin> &origin = {});
    /// Changes the past; refused where a line put in or a later one would fall. A refusal's
    /// "fallen" is the number of that line, counted from 0 in the journal as it would be.
    std::optional<Refusal> amend(const LineAmendment &amendment,
                                 const std::optional<Origin> &origin = {});

    /// Keeps the results of tables that ended before results were kept.
    static void keepMissingResults(Store &store);

private:
    RunningTable(Store &store, QString id, std::unique_ptr<Table> table);
    bool replay(const QByteArray &line);
    bool replayJournal(const QJsonObject &line);
    std::optional<Refusal> save(const QByteArray &line, const std::optional<Origin> &origin = {});
    void noteEnd();

    Store &m_store;
    QString m_id;
    std::unique_ptr<Table> m_table;
    std::optional<Refusal> m_damage;
    /// The number of each sender's last line.
    QHash<QByteArray, qint64> m_kept;
    qsizetype m_savedLines = 0;
    /// As the list of plays has it.
    std::optional<Sheet> m_result;
};

} // namespace gyoji
