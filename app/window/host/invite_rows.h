// SPDX-License-Identifier: MIT
#pragma once

#include <QMetaType>
#include <QString>

namespace gyoji {

/// A seat that phones are invited to.
struct InviteRow
{
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString player MEMBER player FINAL)
    Q_PROPERTY(QString url MEMBER url FINAL)
    Q_PROPERTY(QString address MEMBER address FINAL)
    Q_PROPERTY(int devices MEMBER devices FINAL)
    Q_PROPERTY(int connected MEMBER connected FINAL)

public:
    int seat = 0;
    QString player;
    /// What a camera opens, and the same as it is typed; both empty while nobody is invited.
    QString url;
    QString address;
    /// How many devices sit there, and how many of them are connected now.
    int devices = 0;
    int connected = 0;

    friend bool operator==(const InviteRow &, const InviteRow &) = default;
};

/// A network address that invitations can name.
struct AddressRow
{
    Q_GADGET
    Q_PROPERTY(QString address MEMBER address FINAL)
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(bool isPicked MEMBER isPicked FINAL)

public:
    QString address;
    /// The network card's name.
    QString card;
    bool isPicked = false;

    friend bool operator==(const AddressRow &, const AddressRow &) = default;
};

} // namespace gyoji
