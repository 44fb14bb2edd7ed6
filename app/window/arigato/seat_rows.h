// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/terms.h"

#include <QMetaType>
#include <QString>
#include <QtQmlIntegration>

#include <optional>

namespace gyoji {

/// A workshop of a village, in words.
struct WorkshopRow
{
    Q_GADGET
    QML_VALUE_TYPE(workshopRow)
    Q_PROPERTY(QString slot MEMBER slot FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(QString shape MEMBER shape FINAL)
    Q_PROPERTY(QString title MEMBER title FINAL)
    Q_PROPERTY(QString effect MEMBER effect FINAL)
    Q_PROPERTY(QString favor MEMBER favor FINAL)
    Q_PROPERTY(QString cost MEMBER cost FINAL)
    Q_PROPERTY(QString price MEMBER price FINAL)
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
    QString shape;
    /// Empty for a card that nobody has named.
    QString title;
    QString effect;
    /// Empty while it is not known; so is the cost.
    QString favor;
    QString cost;
    /// The cost as shapes and numbers, where room is short.
    QString price;
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

/// An item of the supply, to choose, or to count.
struct ItemRow
{
    Q_GADGET
    Q_PROPERTY(QString item MEMBER item FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString shape MEMBER shape FINAL)
    Q_PROPERTY(int n MEMBER n FINAL)
    Q_PROPERTY(int picked MEMBER picked FINAL)
    Q_PROPERTY(int counted MEMBER counted FINAL)
    Q_PROPERTY(bool canPick MEMBER canPick FINAL)

public:
    QString item;
    QString name;
    QString shape;
    int n = 0;
    /// How many are chosen, discarded or given away.
    int picked = 0;
    /// How many a cost needs, or lie in a supply that is being entered.
    int counted = 0;
    bool canPick = false;

    friend bool operator==(const ItemRow &, const ItemRow &) = default;
};

/// An effect of the seat's last line, or anything else that it counted, and why.
struct WhyRow
{
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text FINAL)
    Q_PROPERTY(int offer MEMBER offer FINAL)
    Q_PROPERTY(bool isDeclined MEMBER isDeclined FINAL)

public:
    QString text;
    /// The number by which it is declined; -1 for what cannot be.
    int offer = -1;
    bool isDeclined = false;
    /// Where the effect comes from.
    std::optional<arigato::Slot> from;

    friend bool operator==(const WhyRow &, const WhyRow &) = default;
};

} // namespace gyoji
