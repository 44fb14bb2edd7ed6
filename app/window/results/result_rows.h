// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaType>
#include <QString>
#include <QtQmlIntegration>

namespace gyoji {

class ResultSeat;

/// What the sheet says of the whole play, besides its lists.
struct ResultView
{
    Q_GADGET
    QML_VALUE_TYPE(resultView)
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(QString details MEMBER details FINAL)
    Q_PROPERTY(QString victory MEMBER victory FINAL)
    Q_PROPERTY(bool isOver MEMBER isOver FINAL)
    Q_PROPERTY(bool hasCourse MEMBER hasCourse FINAL)

public:
    /// "Final score"
    QString heading;
    /// The game, when and where it was played, with which box.
    QString details;
    /// Who has won; empty before the end.
    QString victory;
    bool isOver = false;
    /// There are two rounds at least.
    bool hasCourse = false;

    friend bool operator==(const ResultView &, const ResultView &) = default;
};

/// What the sheet says of one seat, besides its lists.
struct ResultSeatView
{
    Q_GADGET
    QML_VALUE_TYPE(resultSeatView)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString rank MEMBER rank FINAL)
    Q_PROPERTY(QString total MEMBER total FINAL)
    Q_PROPERTY(QString notes MEMBER notes FINAL)
    Q_PROPERTY(QString sentence MEMBER sentence FINAL)
    Q_PROPERTY(bool isWinner MEMBER isWinner FINAL)

public:
    QString name;
    /// Empty for a retired seat.
    QString rank;
    QString total;
    /// What has to be said beside the numbers; a line each.
    QString notes;
    /// All of it in one sentence.
    QString sentence;
    bool isWinner = false;

    friend bool operator==(const ResultSeatView &, const ResultSeatView &) = default;
};

/// A source of a seat's points.
struct PointsRow
{
    Q_GADGET
    Q_PROPERTY(QString source MEMBER source FINAL)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString points MEMBER points FINAL)
    Q_PROPERTY(double share MEMBER share FINAL)
    Q_PROPERTY(int shade MEMBER shade FINAL)
    Q_PROPERTY(bool isOpened MEMBER isOpened FINAL)

public:
    QString source;
    /// "Objectives (4 tokens)"
    QString label;
    QString points;
    /// Of the highest total of the sheet, 0 to 1.
    double share = 0;
    /// 0 to 3, another one than its neighbors have.
    int shade = 0;
    /// Its lines are shown.
    bool isOpened = false;

    friend bool operator==(const PointsRow &, const PointsRow &) = default;
};

/// One of the things that points add up from; a round of the course.
struct ResultLineRow
{
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(QString points MEMBER points FINAL)

public:
    QString text;
    QString points;

    friend bool operator==(const ResultLineRow &, const ResultLineRow &) = default;
};

/// A line of a journal.
struct StoryRow
{
    Q_GADGET
    Q_PROPERTY(QString line MEMBER line FINAL)

public:
    QString line;

    friend bool operator==(const StoryRow &, const StoryRow &) = default;
};

struct ResultSeatRow
{
    Q_GADGET
    Q_PROPERTY(gyoji::ResultSeat *seat MEMBER seat FINAL)

public:
    ResultSeat *seat = nullptr;

    friend bool operator==(const ResultSeatRow &, const ResultSeatRow &) = default;
};

} // namespace gyoji
