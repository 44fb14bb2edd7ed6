// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaType>
#include <QString>

namespace gyoji {

/// A workshop or the palace gate, and what lies there.
struct EntryPlaceRow
{
    Q_GADGET
    Q_PROPERTY(QString place MEMBER place FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString holds MEMBER holds FINAL)
    Q_PROPERTY(bool isWorkshop MEMBER isWorkshop FINAL)
    Q_PROPERTY(bool isTaken MEMBER isTaken FINAL)
    Q_PROPERTY(bool hasOffering MEMBER hasOffering FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    /// A slot, or "gate".
    QString place;
    QString name;
    /// The name of the artisan who lives there; how many cards lie under the gate. Empty for
    /// nothing.
    QString holds;
    bool isWorkshop = true;
    bool isTaken = false;
    bool hasOffering = false;
    /// What is tapped next goes there.
    bool isPicked = false;

    friend bool operator==(const EntryPlaceRow &, const EntryPlaceRow &) = default;
};

/// A number to type: the favor, the objective tokens, the points of cards known by type only.
struct EntryNumberRow
{
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(int n MEMBER n FINAL)

public:
    QString id;
    QString name;
    int n = 0;

    friend bool operator==(const EntryNumberRow &, const EntryNumberRow &) = default;
};

} // namespace gyoji
