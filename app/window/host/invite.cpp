// SPDX-License-Identifier: MIT
#include "window/host/invite.h"

#include "qr/qr.h"

using namespace Qt::StringLiterals;

namespace gyoji {

namespace {

const QString networkKey = u"host-network"_s;
const QString passwordKey = u"host-network-password"_s;

/// Browsers put the scheme there themselves.
QString typedOf(const QString &url)
{
    return url.section("://"_L1, 1);
}

} // namespace

Invite::Invite(Store &store, const Words &words)
    : m_store(store)
    , m_host(store, words)
    , m_network(store.setting(networkKey))
    , m_password(store.setting(passwordKey))
{
    connect(&m_host, &Host::openChanged, this, &Invite::refresh);
    connect(&m_host, &Host::seatsChanged, this, &Invite::refreshSeats);
}

/// Nobody is told of phones that go with it.
Invite::~Invite()
{
    disconnect(&m_host, nullptr, this, nullptr);
}

void Invite::setOpen(bool isOpen)
{
    if (isOpen == m_host.isOpen())
        return;
    if (isOpen)
        tell(m_host.open());
    else
        m_host.close();
}

void Invite::setTable(TableSession &session)
{
    m_host.remove(m_table);
    m_table = session.id();
    tell(m_host.add(session));
    const auto entry = m_store.table(m_table);
    m_handover.setTable(session, entry ? entry->header : QByteArray());
    refresh();
}

QString Invite::spectatorAddress() const
{
    return typedOf(spectatorUrl());
}

QString Invite::networkCode() const
{
    return m_network.isEmpty() ? QString() : wifiText(m_network, m_password);
}

QList<int> Invite::devices() const
{
    QList<int> devices;
    for (const InviteRow &row : m_seats.rows())
        devices << row.devices;
    return devices;
}

void Invite::pickAddress(const QString &address)
{
    tell(m_host.chooseAddress(QHostAddress(address)));
    refresh();
}

void Invite::setNetwork(const QString &name, const QString &password)
{
    m_network = name.trimmed();
    m_password = password;
    tell(m_store.keepSetting(networkKey, m_network));
    tell(m_store.keepSetting(passwordKey, m_password));
    Q_EMIT networkChanged();
}

void Invite::takeBack(int seat)
{
    m_host.takeBack(m_table, static_cast<SeatIndex>(seat));
}

void Invite::tell(const std::optional<Refusal> &refusal)
{
    if (refusal)
        Q_EMIT refused(*refusal);
}

void Invite::refresh()
{
    QList<AddressRow> addresses;
    const QHostAddress picked = m_host.address();
    for (const CardAddress &card : reachableAddresses())
        addresses << AddressRow{card.address.toString(), card.card, card.address == picked};
    m_addresses.setRows(addresses);
    refreshSeats();
    Q_EMIT changed();
}

void Invite::refreshSeats()
{
    QList<InviteRow> rows;
    for (const SeatInvite &invite : m_host.invites(m_table))
        rows << InviteRow{invite.seat,         invite.player, invite.url,
                          typedOf(invite.url), invite.phones, invite.connected};
    m_seats.setRows(rows);
    Q_EMIT seatsChanged();
}

} // namespace gyoji
