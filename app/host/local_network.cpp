// SPDX-License-Identifier: MIT
#include "host/local_network.h"

#include <QNetworkInterface>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

/// The address itself where IPv6 only wraps it.
QHostAddress unwrapped(const QHostAddress &address)
{
    bool isWrapped = false;
    const quint32 inner = address.toIPv4Address(&isWrapped);
    return isWrapped ? QHostAddress(inner) : address;
}

bool isPrivate(const QHostAddress &address)
{
    static const std::array networks{QHostAddress::parseSubnet(u"10.0.0.0/8"_s),
                                     QHostAddress::parseSubnet(u"172.16.0.0/12"_s),
                                     QHostAddress::parseSubnet(u"192.168.0.0/16"_s),
                                     QHostAddress::parseSubnet(u"169.254.0.0/16"_s),
                                     QHostAddress::parseSubnet(u"fc00::/7"_s),
                                     QHostAddress::parseSubnet(u"fe80::/10"_s)};
    return std::ranges::any_of(networks,
                               [&](const auto &network) { return address.isInSubnet(network); });
}

/// Bridges and tunnels of virtual machines are seldom what phones reach.
int rankOf(const QNetworkInterface &card)
{
    switch (card.type()) {
    case QNetworkInterface::Wifi:
        return 0;
    case QNetworkInterface::Ethernet:
        return card.hardwareAddress().isEmpty() ? 2 : 1;
    default:
        return 3;
    }
}

} // namespace

bool isLocal(const QHostAddress &peer)
{
    const QHostAddress address = unwrapped(peer);
    return address.isLoopback() || isPrivate(address);
}

QList<CardAddress> reachableAddresses()
{
    std::vector<std::pair<int, CardAddress>> ranked;
    for (const QNetworkInterface &card : QNetworkInterface::allInterfaces()) {
        const auto flags = card.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) ||
            flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        for (const QNetworkAddressEntry &entry : card.addressEntries()) {
            const bool isV4 = entry.ip().protocol() == QAbstractSocket::IPv4Protocol;
            if (isV4 && isPrivate(entry.ip()))
                ranked.push_back({rankOf(card), {card.humanReadableName(), entry.ip()}});
        }
    }
    std::ranges::stable_sort(ranked, {}, [](const auto &entry) { return entry.first; });
    QList<CardAddress> addresses;
    for (const auto &[rank, address] : ranked)
        addresses << address;
    return addresses;
}

} // namespace gyoji
