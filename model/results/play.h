// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/sheet.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QUuid>

#include <optional>

namespace gyoji {

/// One play of a game as it goes out into the world: its sheet, and what no script knows.
struct Play
{
    /// Stays the same for ever: who takes it in twice has it once.
    QUuid id;
    Sheet sheet;
    /// The script without its undone lines; empty where the play was only counted.
    QByteArray journal;
    /// With its offset to UTC; invalid where nobody knows.
    QDateTime when;
    std::optional<int> minutes;
    QString location;
    /// The players' own.
    QString comments;
    /// Not to be counted in statistics.
    bool isIgnored = false;
};

/// The id of a play that has none of its own: the same journal has the same id.
QUuid playIdOf(const QByteArray &journal);

/// The id of a player known by name only: the same spelling has the same id, in every play.
QUuid playerIdOf(const QString &name);

/// The seats' names, told apart: those that are alike get their seats' numbers, from 1: "Aki (2)".
QStringList distinctNames(const Sheet &sheet);

} // namespace gyoji
