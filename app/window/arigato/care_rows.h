// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaType>
#include <QString>

namespace gyoji {

/// A count to correct, or to gain by hand.
struct CountRow
{
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int n MEMBER n FINAL)

public:
    /// An item's, "favor" or "objectives".
    QString id;
    QString name;
    int n = 0;

    friend bool operator==(const CountRow &, const CountRow &) = default;
};

/// A workshop to correct.
struct PlaceRow
{
    Q_GADGET
    Q_PROPERTY(QString slot MEMBER slot FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(bool isTaken MEMBER isTaken FINAL)
    Q_PROPERTY(bool hasOffering MEMBER hasOffering FINAL)

public:
    QString slot;
    QString place;
    /// Its name; empty for a card that nobody has named.
    QString card;
    bool isTaken = false;
    bool hasOffering = false;

    friend bool operator==(const PlaceRow &, const PlaceRow &) = default;
};

/// A card under the gate.
struct GateRow
{
    Q_GADGET
    Q_PROPERTY(QString card MEMBER card FINAL)

public:
    QString card;

    friend bool operator==(const GateRow &, const GateRow &) = default;
};

/// What may have gone wrong in the journal, so that it says something else than what lies there.
struct CauseRow
{
    Q_GADGET
    Q_PROPERTY(QString cause MEMBER cause FINAL)

public:
    /// "Left out on day 5? Aki exchanges 2 swords for 1 bonsai."
    QString cause;

    friend bool operator==(const CauseRow &, const CauseRow &) = default;
};

/// How closely a seat can be followed.
struct LevelRow
{
    Q_GADGET
    Q_PROPERTY(QString level MEMBER level FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    QString level;
    QString name;
    bool isPicked = false;

    friend bool operator==(const LevelRow &, const LevelRow &) = default;
};

} // namespace gyoji
