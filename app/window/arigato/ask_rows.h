// SPDX-License-Identifier: MIT
#pragma once

#include "window/icons/sign_row.h"

#include <QMetaType>
#include <QString>

namespace gyoji {

/// Something asked of the seat that is not in front.
struct AskRow
{
    Q_GADGET
    Q_PROPERTY(QString ask MEMBER ask FINAL)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool isDone MEMBER isDone FINAL)

public:
    /// As the rules' list calls it.
    QString ask;
    /// The id and the name of the card of a cost or a favor.
    QString card;
    QString name;
    /// Answered already, and can be answered anew.
    bool isDone = false;

    friend bool operator==(const AskRow &, const AskRow &) = default;
};

/// A type of artisan to name, "unknown" among them where that may be said.
struct TypeRow
{
    Q_GADGET
    Q_PROPERTY(QString type MEMBER type FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(gyoji::SignRow sign MEMBER sign FINAL)
    Q_PROPERTY(int picked MEMBER picked FINAL)

public:
    QString type;
    QString name;
    /// Empty for one that nobody has named.
    SignRow sign;
    int picked = 0;

    friend bool operator==(const TypeRow &, const TypeRow &) = default;
};

/// A card that may be the resident.
struct CardRow
{
    Q_GADGET
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QString effect MEMBER effect FINAL)
    Q_PROPERTY(gyoji::SignRow effectSigns MEMBER effectSigns FINAL)
    Q_PROPERTY(bool isInPlay MEMBER isInPlay FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    QString card;
    QString effect;
    SignRow effectSigns;
    bool isInPlay = false;
    bool isPicked = false;

    friend bool operator==(const CardRow &, const CardRow &) = default;
};

/// A workshop where a new card may live.
struct SlotRow
{
    Q_GADGET
    Q_PROPERTY(QString slot MEMBER slot FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    QString slot;
    QString name;
    bool isPicked = false;

    friend bool operator==(const SlotRow &, const SlotRow &) = default;
};

/// An hourglass turn at dusk, in the order they will come.
struct TurnRow
{
    Q_GADGET
    Q_PROPERTY(QString slot MEMBER slot FINAL)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QString effect MEMBER effect FINAL)

public:
    QString slot;
    QString card;
    QString effect;

    friend bool operator==(const TurnRow &, const TurnRow &) = default;
};

} // namespace gyoji
