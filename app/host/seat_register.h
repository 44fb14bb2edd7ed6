// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/refusal.h"
#include "kernel/seat.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace gyoji {

class Store;

/// Who sits where at one table: the seats' tokens and the phones that have claimed them, kept in
/// the store, so that the same addresses and phones are good after a restart.
class SeatRegister
{
public:
    /// The store must outlive it.
    SeatRegister(Store &store, const QString &table, int seats);

    /// Keeps the tokens; refused where they cannot be kept.
    std::optional<Refusal> keep();

    const QString &token(SeatIndex seat) const { return placeOf(seat).token; }
    const QString &spectatorToken() const { return m_spectator; }
    /// The seat with that token; noSeat the spectator's; none where it is no token of this table.
    std::optional<SeatIndex> find(const QString &token) const;

    /// The phones of that seat.
    const QStringList &phones(SeatIndex seat) const { return placeOf(seat).phones; }
    /// Another phone sits there too; a seat has room for so many only.
    void claim(SeatIndex seat, const QString &phone);
    void leave(SeatIndex seat, const QString &phone);
    /// Nobody sits there any more.
    void clear(SeatIndex seat);

private:
    struct Place
    {
        QString token;
        QStringList phones;
    };

    const Place &placeOf(SeatIndex seat) const { return m_places[static_cast<std::size_t>(seat)]; }
    Place &placeOf(SeatIndex seat) { return m_places[static_cast<std::size_t>(seat)]; }

    Store &m_store;
    QString m_key;
    std::vector<Place> m_places;
    QString m_spectator;
};

} // namespace gyoji
