// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaType>
#include <QStringList>
#include <QtQmlIntegration>

namespace gyoji {

struct BackSeatRow
{
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    QString name;
    bool isPicked = false;

    friend bool operator==(const BackSeatRow &, const BackSeatRow &) = default;
};

/// A day of the seat, as it was and as it could have been.
struct BackDayRow
{
    Q_GADGET
    Q_PROPERTY(int day MEMBER day FINAL)
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(bool isBetter MEMBER isBetter FINAL)
    Q_PROPERTY(bool isOpened MEMBER isOpened FINAL)
    Q_PROPERTY(QString played MEMBER played FINAL)
    Q_PROPERTY(QStringList playedLines MEMBER playedLines FINAL)
    Q_PROPERTY(QString best MEMBER best FINAL)
    Q_PROPERTY(QStringList bestLines MEMBER bestLines FINAL)

public:
    int day = 1;
    /// "Day 9: 6 points left on the table"
    QString heading;
    /// There was a better day than the one that was played.
    bool isBetter = false;
    bool isOpened = false;
    /// "Played: 31 points by dusk"; the lines of it are told once the row is opened.
    QString played;
    QStringList playedLines;
    /// Likewise; empty where nothing better is known, and where the day is not over.
    QString best;
    QStringList bestLines;

    friend bool operator==(const BackDayRow &, const BackDayRow &) = default;
};

} // namespace gyoji
