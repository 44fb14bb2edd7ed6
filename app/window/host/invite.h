// SPDX-License-Identifier: MIT
#pragma once

#include "host/host.h"
#include "window/host/handover.h"
#include "window/host/invite_rows.h"
#include "window/shell/gadget_list.h"

#include <QObject>
#include <QtQmlIntegration>

namespace gyoji {

/// Phones invited to the table that is open: off until it is asked for.
class Invite : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")
    Q_PROPERTY(bool isOpen READ isOpen WRITE setOpen NOTIFY changed FINAL)
    Q_PROPERTY(QObject *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(QObject *addresses READ addresses CONSTANT FINAL)
    Q_PROPERTY(gyoji::Handover *handover READ handover CONSTANT FINAL)
    Q_PROPERTY(QString spectatorUrl READ spectatorUrl NOTIFY changed FINAL)
    Q_PROPERTY(QString spectatorAddress READ spectatorAddress NOTIFY changed FINAL)
    Q_PROPERTY(QString network READ network NOTIFY networkChanged FINAL)
    Q_PROPERTY(QString password READ password NOTIFY networkChanged FINAL)
    Q_PROPERTY(QString networkCode READ networkCode NOTIFY networkChanged FINAL)

public:
    /// Both must outlive it.
    Invite(Store &store, const Words &words);
    ~Invite() override;

    bool isOpen() const { return m_host.isOpen(); }
    void setOpen(bool isOpen);
    /// The session must outlive it, or be followed by another.
    void setTable(TableSession &session);

    QAbstractItemModel *seats() { return &m_seats; }
    QAbstractItemModel *addresses() { return &m_addresses; }
    Handover *handover() { return &m_handover; }
    /// Where scores and calendar only are shown; empty while nobody is invited.
    QString spectatorUrl() const { return m_host.spectatorUrl(m_table); }
    QString spectatorAddress() const;
    /// The hotspot that phones join, as it was typed once, and what their cameras join it by; empty
    /// where it was not typed.
    const QString &network() const { return m_network; }
    const QString &password() const { return m_password; }
    QString networkCode() const;
    /// How many devices have claimed each seat.
    QList<int> devices() const;

    Q_INVOKABLE void pickAddress(const QString &address);
    Q_INVOKABLE void setNetwork(const QString &name, const QString &password);
    /// The seat is the host's again; its phones are told.
    Q_INVOKABLE void takeBack(int seat);
    /// Looks at the network cards anew.
    void refresh();

Q_SIGNALS:
    void changed();
    void networkChanged();
    /// Somebody came, went, claimed or left.
    void seatsChanged();
    void refused(const gyoji::Refusal &refusal);

private:
    void tell(const std::optional<Refusal> &refusal);
    void refreshSeats();

    Store &m_store;
    Host m_host;
    Handover m_handover;
    QString m_table;
    QString m_network;
    QString m_password;
    GadgetList<InviteRow> m_seats;
    GadgetList<AddressRow> m_addresses;
};

} // namespace gyoji
