// SPDX-License-Identifier: MIT
#pragma once

#include "results/import_plan.h"
#include "words/language.h"

#include <QMetaType>

namespace gyoji {

class Words;

/// A play of a file that is looked at, or what cannot be read in it.
struct ImportRow
{
    Q_GADGET
    Q_PROPERTY(int play MEMBER play FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString players MEMBER players FINAL)
    Q_PROPERTY(QString notes MEMBER notes FINAL)
    Q_PROPERTY(QString state MEMBER state FINAL)
    Q_PROPERTY(bool canTake MEMBER canTake FINAL)
    Q_PROPERTY(bool isTaken MEMBER isTaken FINAL)

public:
    enum class Kind : std::uint8_t { Added, Changed, Present, Deserted, Unread };

    /// Its place among the file's plays; -1 for what cannot be read.
    int play = -1;
    /// The game and when it was played.
    QString title;
    /// With what they have, best first.
    QString players;
    /// Who has won, and what cannot be taken in exactly; a line each.
    QString notes;
    /// What becomes of it.
    QString state;
    bool canTake = false;
    bool isTaken = false;
    Kind kind = Kind::Unread;

    friend bool operator==(const ImportRow &, const ImportRow &) = default;
};

/// A row for each play of the file, in its order, then one for each place of it that cannot be
/// read. What can be taken is. What becomes of them is not said yet.
QList<ImportRow> importRows(const bgstats::File &file, const ImportPlan &plan,
                            const KnownPlays &known, const Words &words, Language language);

/// What becomes of a row.
QString importState(const ImportRow &row, const Words &words, Language language);

} // namespace gyoji
