// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/journal.h"
#include "kernel/refusal.h"
#include "kernel/sheet.h"

#include <QByteArray>
#include <QByteArrayList>

#include <functional>
#include <optional>

namespace gyoji {

/// A change to the past, its lines as the script writes them.
using LineAmendment = Amendment<QByteArray>;

/// One running game seen without its type: lines of the script go in, documents come out as JSON.
/// Lines are counted from 0, in the order they were accepted.
class Table
{
public:
    virtual ~Table() = default;

    virtual QByteArray game() const = 0;
    virtual int seatCount() const = 0;
    virtual std::size_t lineCount() const = 0;

    /// Keeps an accepted line before it changes anything; its refusal is the line's.
    using Save = std::function<std::optional<Refusal>()>;

    /// Carries out one line of the script; refused, it changes nothing.
    virtual std::optional<Refusal> act(const QByteArray &line, const Save &save) = 0;
    std::optional<Refusal> act(const QByteArray &line)
    {
        return act(line, [] { return std::optional<Refusal>(); });
    }

    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    /// Was the past changed, and nothing done since? Then that can be taken back whole.
    virtual bool canUndoAmend() const = 0;
    virtual void undoAmend() = 0;
    virtual bool canUndo(SeatIndex seat) const = 0;
    /// Which later line would fall without the seat's last of this phase.
    virtual std::optional<Fall> checkUndo(SeatIndex seat) const = 0;
    /// Takes the seat's last line of this phase back, where none would fall.
    virtual std::optional<Fall> undo(SeatIndex seat) = 0;

    /// Which line would fall, were the past changed so; a line that cannot be read falls too.
    virtual std::optional<Fall> check(const LineAmendment &amendment) const = 0;
    /// Changes the past and ends the undone part. Either all later lines stand, or nothing has
    /// changed.
    virtual std::optional<Fall> amend(const LineAmendment &amendment) = 0;

    /// Becomes a table of the same game, which is used up.
    virtual void become(Table &&other) = 0;

    /// Is the game at its end?
    virtual bool isOver() const = 0;
    /// The score as it stands.
    virtual Sheet sheet() const = 0;
    /// How each seat's total has grown, day by day.
    virtual Course course() const = 0;

    /// The header of a game of the same players, box and rulings; the table began with `header`.
    /// Where seats move, the second player comes first and the first last.
    virtual QByteArray rematch(const QByteArray &header, bool movesSeats) const = 0;

    /// The state document as one line of JSON, whole.
    virtual QByteArray state() const = 0;
    /// The state document with the others' secrets hidden.
    virtual QByteArray state(SeatIndex as) const = 0;
    virtual QByteArray asks() const = 0;
    /// The facts of a line as the log prints them, under the number it has in its script.
    virtual QByteArrayList log(std::size_t line, int scriptLine) const = 0;
    /// An accepted line, as the script writes it.
    virtual QByteArray line(std::size_t line) const = 0;
    /// Whose line it is; noSeat where it is nobody's.
    virtual SeatIndex seatOf(std::size_t line) const = 0;
};

} // namespace gyoji
