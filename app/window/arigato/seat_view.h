// SPDX-License-Identifier: MIT
#pragma once

#include "window/arigato/day_rows.h"

#include <QMetaType>
#include <QString>
#include <QtQmlIntegration>

namespace gyoji {

/// A ruling to answer, since what the seat has just done comes out otherwise by it; empty for none.
struct DoubtView
{
    Q_GADGET
    QML_VALUE_TYPE(doubtView)
    Q_PROPERTY(QString question MEMBER question FINAL)
    Q_PROPERTY(QString played MEMBER played FINAL)
    Q_PROPERTY(QString other MEMBER other FINAL)

public:
    QString question;
    /// The two answers, each with what the seat has by it.
    QString played;
    QString other;

    friend bool operator==(const DoubtView &, const DoubtView &) = default;
};

/// What the screen says of a seat, besides its lists.
struct SeatView
{
    Q_GADGET
    QML_VALUE_TYPE(seatView)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int day MEMBER day FINAL)
    Q_PROPERTY(gyoji::ThreeDays days MEMBER days FINAL)
    Q_PROPERTY(QString phase MEMBER phase FINAL)
    Q_PROPERTY(QString phaseName MEMBER phaseName FINAL)
    Q_PROPERTY(int total MEMBER total FINAL)
    Q_PROPERTY(int owes MEMBER owes FINAL)
    Q_PROPERTY(bool isBehind MEMBER isBehind FINAL)
    Q_PROPERTY(int devices MEMBER devices FINAL)
    Q_PROPERTY(bool isCovered MEMBER isCovered FINAL)
    Q_PROPERTY(bool isChild MEMBER isChild FINAL)
    Q_PROPERTY(QString ownLanguage MEMBER ownLanguage FINAL)
    Q_PROPERTY(QString ask MEMBER ask FINAL)
    Q_PROPERTY(int wanted MEMBER wanted FINAL)
    Q_PROPERTY(int picked MEMBER picked FINAL)
    Q_PROPERTY(QString askedCard MEMBER askedCard FINAL)
    Q_PROPERTY(bool asksForPair MEMBER asksForPair FINAL)
    Q_PROPERTY(bool isPair MEMBER isPair FINAL)
    Q_PROPERTY(bool isOffering MEMBER isOffering FINAL)
    Q_PROPERTY(bool canPutOff MEMBER canPutOff FINAL)
    Q_PROPERTY(bool canDescribe MEMBER canDescribe FINAL)
    Q_PROPERTY(QString pickedType MEMBER pickedType FINAL)
    Q_PROPERTY(bool isNewCard MEMBER isNewCard FINAL)
    Q_PROPERTY(QString pickedCard MEMBER pickedCard FINAL)
    Q_PROPERTY(QString given MEMBER given FINAL)
    Q_PROPERTY(QString track MEMBER track FINAL)
    Q_PROPERTY(bool isRetired MEMBER isRetired FINAL)
    Q_PROPERTY(bool canAdvance MEMBER canAdvance FINAL)
    Q_PROPERTY(bool canUndo MEMBER canUndo FINAL)
    Q_PROPERTY(QString take MEMBER take FINAL)
    Q_PROPERTY(QString giveBack MEMBER giveBack FINAL)
    Q_PROPERTY(bool hasWhy MEMBER hasWhy FINAL)

public:
    QString name;
    int day = 1;
    ThreeDays days;
    /// The id: "dawn", "day", "dusk", "over".
    QString phase;
    QString phaseName;
    int total = 0;
    int owes = 0;
    /// Others are further on.
    bool isBehind = false;
    /// How many devices have claimed it; and one of them names its dawn, which nobody sees here.
    int devices = 0;
    bool isCovered = false;
    /// A child plays it: others close its day.
    bool isChild = false;
    /// The seat's own language, "-" where it speaks the window's.
    QString ownLanguage;
    /// The id of what is asked now, as the rules list it; empty for nothing.
    QString ask;
    /// How many it wants, and how many are picked so far.
    int wanted = 0;
    int picked = 0;
    /// The name of the card whose cost or favor is asked.
    QString askedCard;
    /// Whether the two travelers are alike matters, and is claimed.
    bool asksForPair = false;
    bool isPair = false;
    /// The cost is asked for an offering that is being prepared.
    bool isOffering = false;
    /// The question in front can wait.
    bool canPutOff = false;
    /// The day's objective is asked for since nobody has described it yet.
    bool canDescribe = false;
    /// The resident's type, once it is picked; and it is a card that the box does not have.
    QString pickedType;
    bool isNewCard = false;
    /// The name of the card that waits for its workshop.
    QString pickedCard;
    /// The item that an exchange gives away, once it is picked.
    QString given;
    /// How closely the seat is followed: "full", "cards", "score".
    QString track;
    bool isRetired = false;
    bool canAdvance = false;
    bool canUndo = false;
    /// What hands do after the seat's last line, and whether there is more to say of it.
    QString take;
    QString giveBack;
    bool hasWhy = false;

    friend bool operator==(const SeatView &, const SeatView &) = default;
};

} // namespace gyoji
