// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/count_sheet.h"
#include "words/language.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>

namespace gyoji {

class Words;

/// A cell of the sheet that is counted by hand.
struct CountCell
{
    Q_GADGET
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString typed MEMBER typed FINAL)
    Q_PROPERTY(QString points MEMBER points FINAL)
    Q_PROPERTY(QString doubt MEMBER doubt FINAL)

public:
    QString label;
    /// A number or a sum, as it was typed.
    QString typed;
    /// What it amounts to; empty where it is no number.
    QString points;
    /// What is odd about it; empty for nothing.
    QString doubt;

    friend bool operator==(const CountCell &, const CountCell &) = default;
};

/// The number that was typed, or the sum; none where it is neither, or beyond a million.
std::optional<int> typedCount(const QString &typed);

/// How a sheet that is counted is told.
struct CountTelling
{
    const Words &words;
    Language language;
    /// Its rows are called as the players call them.
    bool isFree = false;

    QString labelOf(const CountLine &line) const;
    /// A player's cells; `typed` is what they were counted from.
    QList<CountCell> cellsOf(const CountSheet &sheet, std::size_t player, const QStringList &typed,
                             const Counted &counted, const std::vector<CountDoubt> &doubts) const;
};

} // namespace gyoji
