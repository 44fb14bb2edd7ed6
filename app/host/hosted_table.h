// SPDX-License-Identifier: MIT
#pragma once

#include "host/game_pages.h"
#include "host/phone.h"
#include "host/rule_pages.h"
#include "host/seat_register.h"
#include "session/table_session.h"

#include <QHash>

namespace gyoji {

/// A table that phones look at: who sits where, and what each is shown.
class HostedTable : public QObject
{
    Q_OBJECT

public:
    /// All four must outlive it.
    HostedTable(TableSession &session, Store &store, const Words &words, RulePages &rules);

    const TableSession &session() const { return m_session; }
    SeatRegister &seats() { return m_register; }
    const SeatRegister &seats() const { return m_register; }
    QString player(SeatIndex seat) const { return m_pages->player(seat); }
    int connectedTo(SeatIndex seat) const;

    /// A phone comes with the token of that seat, or of the spectator's (noSeat). The phone is the
    /// table's, until it goes.
    void greet(Phone *phone, SeatIndex seat, const QJsonObject &hello);
    /// The host invites no longer.
    void dismissAll();
    /// The seat is the host's again; its phones are told.
    void takeBack(SeatIndex seat);

Q_SIGNALS:
    /// Somebody came, went, claimed or left.
    void seatsChanged();

private:
    /// A phone that sits at a seat, or watches.
    struct Guest
    {
        QString id;
        SeatIndex seat = noSeat;
        /// It has its seat, and sees it.
        bool sits = false;
    };

    void hear(Phone &phone, const QJsonObject &message);
    void join(Phone &phone, const QString &way);
    void sit(Phone &phone);
    /// Asks how it wants to join, where that is not plain.
    void offer(Phone &phone, std::string_view sentence, const QStringList &ways);
    void show(Phone &phone);
    void showAll();
    void enter(Phone &phone, const QJsonObject &entry);
    std::optional<Refusal> carryOut(const QJsonObject &entry, const Origin &origin, SeatIndex seat);
    std::optional<Refusal> describe(const QJsonObject &told);
    std::optional<Refusal> decline(const QJsonObject &wanted, const Origin &origin, SeatIndex seat);
    /// Those of the seat but one are told that they sit there no longer.
    void dismiss(SeatIndex seat, std::string_view sentence, const QString &but = {});
    void leave(Phone &phone);
    void rise(Phone &phone, std::string_view sentence);
    QString seatSentence(std::string_view id, SeatIndex seat, Language language) const;

    TableSession &m_session;
    const Words &m_words;
    RulePages &m_rules;
    SeatRegister m_register;
    std::unique_ptr<GamePages> m_pages;
    QHash<Phone *, Guest> m_guests;
};

} // namespace gyoji
