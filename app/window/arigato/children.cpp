// SPDX-License-Identifier: MIT
#include "arigato/clock.h"
#include "window/arigato/arigato_table.h"

/// Seats that children play.
namespace gyoji {

using namespace arigato;

QStringList ArigatoTable::children() const
{
    QStringList seats;
    for (SeatIndex seat = 0; seat < static_cast<SeatIndex>(m_places.size()); ++seat) {
        if (isChild(seat))
            seats << QString::number(seat);
    }
    return seats;
}

void ArigatoTable::setChildren(const QStringList &seats)
{
    const QStringList before = children();
    for (std::size_t i = 0; i < m_places.size(); ++i)
        m_places[i].isChild = seats.contains(QString::number(i));
    if (children() != before)
        refresh();
}

void ArigatoTable::setChild(int seat, bool isChild)
{
    if (seat < 0 || seat >= seatCount())
        return;
    Place &place = m_places[static_cast<std::size_t>(seat)];
    if (place.isChild == isChild)
        return;
    place.isChild = isChild;
    refresh();
    Q_EMIT childrenChanged();
}

std::vector<const SeatModel *> ArigatoTable::childrenBehind(SeatIndex seat) const
{
    const auto clockOf = [this](std::size_t of) {
        return Clock{state().seats[of].day, state().seats[of].phase};
    };
    const Clock own = clockOf(static_cast<std::size_t>(seat));
    std::vector<const SeatModel *> behind;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const Clock clock = clockOf(i);
        const bool isWaiting = clock.phase == Phase::Day || clock.phase == Phase::Dusk;
        if (m_places[i].isChild && isWaiting && clock < own)
            behind.push_back(m_seats[i].get());
    }
    return behind;
}

} // namespace gyoji
