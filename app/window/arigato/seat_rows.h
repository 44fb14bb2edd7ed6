// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaType>
#include <QString>

namespace gyoji {

/// A workshop of a village, in words.
struct WorkshopRow
{
    Q_GADGET
    Q_PROPERTY(QString slot MEMBER slot FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(QString type MEMBER type FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString effect MEMBER effect FINAL)
    Q_PROPERTY(QString favor MEMBER favor FINAL)
    Q_PROPERTY(QString cost MEMBER cost FINAL)
    Q_PROPERTY(bool isTaken MEMBER isTaken FINAL)
    Q_PROPERTY(bool isFaceDown MEMBER isFaceDown FINAL)
    Q_PROPERTY(bool hasOffering MEMBER hasOffering FINAL)
    Q_PROPERTY(bool isAllowed MEMBER isAllowed FINAL)
    Q_PROPERTY(bool canOffer MEMBER canOffer FINAL)
    Q_PROPERTY(bool canSend MEMBER canSend FINAL)
    Q_PROPERTY(bool canEmpty MEMBER canEmpty FINAL)

public:
    QString slot;
    QString place;
    QString type;
    QString title;
    QString effect;
    QString favor;
    QString cost;
    bool isTaken = false;
    bool isFaceDown = false;
    bool hasOffering = false;
    /// The resident being placed may live there.
    bool isAllowed = false;
    bool canOffer = false;
    bool canSend = false;
    bool canEmpty = false;

    friend bool operator==(const WorkshopRow &, const WorkshopRow &) = default;
};

/// An item of the supply, or to choose.
struct ItemRow
{
    Q_GADGET
    Q_PROPERTY(QString item MEMBER item FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int n MEMBER n FINAL)
    Q_PROPERTY(int picked MEMBER picked FINAL)
    Q_PROPERTY(bool canPick MEMBER canPick FINAL)

public:
    QString item;
    QString name;
    int n = 0;
    int picked = 0;
    bool canPick = false;

    friend bool operator==(const ItemRow &, const ItemRow &) = default;
};

/// A type of artisan to name, "unknown" among them where that may be said.
struct TypeRow
{
    Q_GADGET
    Q_PROPERTY(QString type MEMBER type FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int picked MEMBER picked FINAL)

public:
    QString type;
    QString name;
    int picked = 0;

    friend bool operator==(const TypeRow &, const TypeRow &) = default;
};

/// A card that may be the resident.
struct CardRow
{
    Q_GADGET
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QString effect MEMBER effect FINAL)
    Q_PROPERTY(bool isInPlay MEMBER isInPlay FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    QString card;
    QString effect;
    bool isInPlay = false;
    bool isPicked = false;

    friend bool operator==(const CardRow &, const CardRow &) = default;
};

} // namespace gyoji
