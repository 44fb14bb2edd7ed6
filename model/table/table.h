// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/journal.h"
#include "kernel/refusal.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>

#include <optional>

namespace gyoji {

/// One running game seen without its type: lines of the script go in, documents come out as JSON.
/// Lines are counted from 0, in the order they were accepted.
class Table
{
public:
    virtual ~Table() = default;

    virtual QByteArray game() const = 0;
    virtual int seatCount() const = 0;
    virtual std::size_t lineCount() const = 0;

    /// Carries out one line of the script; refused, it changes nothing.
    virtual std::optional<Refusal> act(const QByteArray &line) = 0;

    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    /// Takes the seat's last line of this phase back; tells which later line would fall, if one
    /// does.
    virtual std::optional<Fall> undo(SeatIndex seat) = 0;

    /// The state document, whole.
    virtual QJsonObject state() const = 0;
    /// The state document with the others' secrets hidden.
    virtual QJsonObject state(SeatIndex as) const = 0;
    virtual QJsonObject asks() const = 0;
    /// The facts of a line as the log prints them, under the number it has in its script.
    virtual QJsonArray log(std::size_t line, int scriptLine) const = 0;
    /// An accepted line, as the script writes it.
    virtual QByteArray line(std::size_t line) const = 0;
};

} // namespace gyoji
