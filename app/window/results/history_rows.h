// SPDX-License-Identifier: MIT
#pragma once

#include "store/store.h"
#include "words/language.h"

#include <QMetaType>
#include <QString>

namespace gyoji {

class Words;

/// A play of the history, or a table that is still running.
struct HistoryRow
{
    Q_GADGET
    Q_PROPERTY(QString play MEMBER play FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString players MEMBER players FINAL)
    Q_PROPERTY(QString when MEMBER when FINAL)
    Q_PROPERTY(bool isOver MEMBER isOver FINAL)

public:
    QString play;
    /// The game's.
    QString title;
    /// With what they have, best first: "1. Aki 51 · 2. Béa 48".
    QString players;
    /// With its offset to UTC, where that is known.
    QString when;
    bool isOver = false;
    /// What it can be found by, folded.
    QString haystack;

    friend bool operator==(const HistoryRow &, const HistoryRow &) = default;
};

/// Everything there is, running tables first, then the latest first.
QList<HistoryRow> historyRows(const Store &store, const Words &words, Language language);

/// Does it have every word of the query somewhere?
bool isFoundBy(const HistoryRow &row, const QString &query);

} // namespace gyoji
