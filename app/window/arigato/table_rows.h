// SPDX-License-Identifier: MIT
#pragma once

#include "window/arigato/seat_model.h"

#include <QMetaType>
#include <QStringList>
#include <QtQmlIntegration>

namespace gyoji {

/// What the screen says of the whole table, besides its lists.
struct TableView
{
    Q_GADGET
    QML_VALUE_TYPE(tableView)
    Q_PROPERTY(int day MEMBER day FINAL)
    Q_PROPERTY(bool isOver MEMBER isOver FINAL)
    Q_PROPERTY(gyoji::ThreeDays days MEMBER days FINAL)
    Q_PROPERTY(QString special MEMBER special FINAL)
    Q_PROPERTY(QString tomorrow MEMBER tomorrow FINAL)
    Q_PROPERTY(QString victory MEMBER victory FINAL)
    Q_PROPERTY(bool canUndo MEMBER canUndo FINAL)
    Q_PROPERTY(bool canRedo MEMBER canRedo FINAL)
    Q_PROPERTY(bool canEndDays MEMBER canEndDays FINAL)
    Q_PROPERTY(bool canPassDay MEMBER canPassDay FINAL)
    Q_PROPERTY(QString undoneAct MEMBER undoneAct FINAL)
    Q_PROPERTY(QString redoneAct MEMBER redoneAct FINAL)
    Q_PROPERTY(QString undoLabel MEMBER undoLabel FINAL)
    Q_PROPERTY(QString redoLabel MEMBER redoLabel FINAL)

public:
    int day = 1;
    bool isOver = false;
    ThreeDays days;
    /// What is not as on other days; empty on most.
    QString special;
    /// Tomorrow's objective; empty where there is none.
    QString tomorrow;
    /// Who has won; empty before the end.
    QString victory;
    bool canUndo = false;
    bool canRedo = false;
    /// Several seats can end their day at once.
    bool canEndDays = false;
    /// No seat is followed but by its score: the day is only shown.
    bool canPassDay = false;
    /// What undo and redo would take back and make again, in a word: "Exchange".
    QString undoneAct;
    QString redoneAct;
    /// "Undo: Béa exchanges 2 swords for 1 bonsai."
    QString undoLabel;
    QString redoLabel;

    friend bool operator==(const TableView &, const TableView &) = default;
};

struct SeatRow
{
    Q_GADGET
    Q_PROPERTY(gyoji::SeatModel *seat MEMBER seat FINAL)

public:
    SeatModel *seat = nullptr;

    friend bool operator==(const SeatRow &, const SeatRow &) = default;
};

/// A line of the game: what was done, and what fired.
struct LogRow
{
    Q_GADGET
    Q_PROPERTY(int day MEMBER day FINAL)
    Q_PROPERTY(QString deed MEMBER deed FINAL)
    Q_PROPERTY(QStringList facts MEMBER facts FINAL)
    Q_PROPERTY(bool isSecret MEMBER isSecret FINAL)

public:
    /// The table's, before it.
    int day = 1;
    QString deed;
    QStringList facts;
    /// It is not told yet, and cannot be mended here.
    bool isSecret = false;

    friend bool operator==(const LogRow &, const LogRow &) = default;
};

/// A ruling of the table, where the rules are silent.
struct RulingRow
{
    Q_GADGET
    Q_PROPERTY(QString ruling MEMBER ruling FINAL)
    Q_PROPERTY(QString question MEMBER question FINAL)
    Q_PROPERTY(QString reason MEMBER reason FINAL)
    Q_PROPERTY(QString first MEMBER first FINAL)
    Q_PROPERTY(QString second MEMBER second FINAL)
    Q_PROPERTY(int value MEMBER value FINAL)

public:
    QString ruling;
    QString question;
    /// Why the first answer goes where the table says nothing.
    QString reason;
    QString first;
    QString second;
    /// Which of the two is in force, 0 or 1.
    int value = 0;

    friend bool operator==(const RulingRow &, const RulingRow &) = default;
};

} // namespace gyoji
