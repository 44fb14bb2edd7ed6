// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "table/table.h"

#include <memory>

class QJsonObject;

namespace gyoji {

/// A table whose every line is on the disk before anyone sees what it leads to. Where a line cannot
/// be kept, it is refused and nothing has changed.
///
/// Undo, redo and mending are kept as lines too: {"journal":"undo"}, {"journal":"redo"}, with
/// "player" the undo of a seat, and {"journal":"amend","at":4,"removed":1,"inserted":[…]}. So a
/// table opens as it was, the undone part included.
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
    const Table &table() const { return *m_table; }
    const std::optional<Refusal> &damage() const { return m_damage; }

    std::optional<Refusal> act(const QByteArray &line);
    std::optional<Refusal> undo();
    std::optional<Refusal> redo();
    /// Takes the seat's last line of this phase back; refused where a later line would fall.
    std::optional<Refusal> undo(SeatIndex seat);
    /// Changes the past; refused where a line put in or a later one would fall. A refusal's
    /// "fallen" is the number of that line, counted from 0 in the journal as it would be.
    std::optional<Refusal> amend(const LineAmendment &amendment);

private:
    RunningTable(Store &store, QString id, std::unique_ptr<Table> table);
    bool replay(const QByteArray &line);
    bool replayJournal(const QJsonObject &line);
    std::optional<Refusal> save(const QByteArray &line);
    void noteEnd();

    Store &m_store;
    QString m_id;
    std::unique_ptr<Table> m_table;
    std::optional<Refusal> m_damage;
    qsizetype m_savedLines = 0;
    bool m_isOver = false;
};

} // namespace gyoji
