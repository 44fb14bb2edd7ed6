// SPDX-License-Identifier: MIT
#pragma once

#include "host/hosted_table.h"
#include "host/local_network.h"
#include "host/page_files.h"
#include "host/port.h"
#include "host/rule_pages.h"

#include <QHostAddress>

#include <map>
#include <memory>

namespace gyoji {

/// A seat that phones are invited to.
struct SeatInvite
{
    SeatIndex seat = noSeat;
    QString player;
    /// What a phone's camera opens; empty while the port is closed.
    QString url;
    /// How many phones have claimed it, and how many of them are connected now.
    int phones = 0;
    int connected = 0;

    friend bool operator==(const SeatInvite &, const SeatInvite &) = default;
};

/// Web seats: tables that phones on the local network look at and play. Closed until it is opened,
/// and then without any socket. Which tables it has does not depend on that.
class Host : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    Host(Store &store, const Words &words);
    ~Host() override;

    /// Tables there are from now on; the session must outlive the host or be removed before it
    /// goes. Refused where its tokens cannot be kept.
    std::optional<Refusal> add(TableSession &session);
    void remove(const QString &table);

    /// Invites: opens that port, or the one used last, or any. The port is remembered, so that
    /// addresses stay good. Refused as "host.port".
    std::optional<Refusal> open(const QHostAddress &address = QHostAddress::Any,
                                std::optional<quint16> port = {});
    /// Invites no longer: phones are told, and nothing listens.
    void close();
    bool isOpen() const { return m_port.isOpen(); }

    /// The address that invitations name: the one chosen last if it is still there, else the
    /// likeliest of the network cards', else this machine's own.
    QHostAddress address() const;
    std::optional<Refusal> chooseAddress(const QHostAddress &address);

    QList<SeatInvite> invites(const QString &table) const;
    /// Where scores and calendar only are shown; empty while the port is closed.
    QString spectatorUrl(const QString &table) const;
    /// A dead phone's seat is the host's again.
    void takeBack(const QString &table, SeatIndex seat);

Q_SIGNALS:
    /// It was opened or closed.
    void openChanged();
    /// Somebody came, went, claimed or left.
    void seatsChanged(const QString &table);

private:
    void welcome(QWebSocket *socket);
    void greet(Phone *phone, const QJsonObject &hello);
    QString urlOf(const QString &token) const;

    Store &m_store;
    const Words &m_words;
    PageFiles m_files;
    RulePages m_rules;
    Port m_port;
    QHostAddress m_bound;
    std::map<QString, std::unique_ptr<HostedTable>> m_tables;
};

} // namespace gyoji
