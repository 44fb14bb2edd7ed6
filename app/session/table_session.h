// SPDX-License-Identifier: MIT
#pragma once

#include "store/running_table.h"

#include <QObject>

#include <memory>

namespace gyoji {

/// A running table that many look at, the window and phones: the one way in for all of them, and
/// all are told of each change.
class TableSession : public QObject
{
    Q_OBJECT

public:
    explicit TableSession(std::unique_ptr<RunningTable> running);

    const QString &id() const { return m_running->id(); }
    const Table &table() const { return m_running->table(); }
    const RunningTable &running() const { return *m_running; }

    /// What its origin says was kept already is accepted and changes nothing.
    std::optional<Refusal> act(const QByteArray &line, const std::optional<Origin> &origin = {});
    std::optional<Refusal> beginAnew(const QByteArray &header);
    std::optional<Refusal> undo();
    std::optional<Refusal> redo();
    /// Takes the seat's last line of this phase back.
    std::optional<Refusal> undo(SeatIndex seat, const std::optional<Origin> &origin = {});
    std::optional<Refusal> amend(const LineAmendment &amendment,
                                 const std::optional<Origin> &origin = {});

Q_SIGNALS:
    /// The table is another than it was.
    void changed();

private:
    bool isKept(const std::optional<Origin> &origin) const;
    std::optional<Refusal> tell(std::optional<Refusal> refusal);

    std::unique_ptr<RunningTable> m_running;
};

} // namespace gyoji
