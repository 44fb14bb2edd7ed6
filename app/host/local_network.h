// SPDX-License-Identifier: MIT
#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>

namespace gyoji {

/// Is that a peer of the local network, or of this machine? Others are not answered.
bool isLocal(const QHostAddress &peer);

/// An address of this machine that phones may reach.
struct CardAddress
{
    /// The network card's name, for people.
    QString card;
    QHostAddress address;

    friend bool operator==(const CardAddress &, const CardAddress &) = default;
};

/// Those of all network cards that are up, the likeliest first.
QList<CardAddress> reachableAddresses();

} // namespace gyoji
