// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/terms.h"
#include "window/icons/card_face.h"

#include <QMetaType>
#include <QString>
#include <QtQmlIntegration>

#include <optional>

namespace gyoji {

/// A workshop of a village, and who lives there.
struct WorkshopRow
{
    Q_GADGET
    QML_VALUE_TYPE(workshopRow)
    Q_PROPERTY(QString slot MEMBER slot FINAL)
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(gyoji::CardFace face MEMBER face FINAL)
    Q_PROPERTY(bool isTaken MEMBER isTaken FINAL)
    Q_PROPERTY(bool isFaceDown MEMBER isFaceDown FINAL)
    Q_PROPERTY(bool hasOffering MEMBER hasOffering FINAL)
    Q_PROPERTY(bool isAllowed MEMBER isAllowed FINAL)
    Q_PROPERTY(bool canOffer MEMBER canOffer FINAL)
    Q_PROPERTY(bool canSend MEMBER canSend FINAL)
    Q_PROPERTY(bool canEmpty MEMBER canEmpty FINAL)
    Q_PROPERTY(QString refusal MEMBER refusal FINAL)
    Q_PROPERTY(QString lack MEMBER lack FINAL)

public:
    QString slot;
    QString place;
    CardFace face;
    bool isTaken = false;
    bool isFaceDown = false;
    bool hasOffering = false;
    /// The resident being placed may live there.
    bool isAllowed = false;
    bool canOffer = false;
    bool canSend = false;
    bool canEmpty = false;
    /// Why the resident being placed may not live there.
    QString refusal;
    /// What its offering is short of, where no exchanges help.
    QString lack;

    friend bool operator==(const WorkshopRow &, const WorkshopRow &) = default;
};

/// An item of the supply, to choose, or to count.
struct ItemRow
{
    Q_GADGET
    Q_PROPERTY(QString item MEMBER item FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(gyoji::SignRow sign MEMBER sign FINAL)
    Q_PROPERTY(int n MEMBER n FINAL)
    Q_PROPERTY(int picked MEMBER picked FINAL)
    Q_PROPERTY(int counted MEMBER counted FINAL)
    Q_PROPERTY(bool canPick MEMBER canPick FINAL)

public:
    QString item;
    QString name;
    SignRow sign;
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
    Q_PROPERTY(QString rule MEMBER rule FINAL)
    Q_PROPERTY(int offer MEMBER offer FINAL)
    Q_PROPERTY(bool isDeclined MEMBER isDeclined FINAL)
    Q_PROPERTY(bool isUnfired MEMBER isUnfired FINAL)

public:
    QString text;
    /// That of its article; empty where there is none.
    QString rule;
    /// The number by which it is declined; -1 for what cannot be.
    int offer = -1;
    bool isDeclined = false;
    /// Where the effect comes from.
    std::optional<arigato::Slot> from;
    /// It might have been expected, and did not fire.
    bool isUnfired = false;

    friend bool operator==(const WhyRow &, const WhyRow &) = default;
};

} // namespace gyoji
