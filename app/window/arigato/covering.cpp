// SPDX-License-Identifier: MIT
#include "arigato/view.h"
#include "window/arigato/arigato_table.h"

/// Dawns that phones name in secret stay covered on the screen for all.
namespace gyoji {

using namespace arigato;

void ArigatoTable::setDevices(const QList<int> &devices)
{
    for (std::size_t i = 0; i < m_places.size(); ++i)
        m_places[i].devices = devices.value(static_cast<int>(i));
    cover();
    refresh();
}

bool ArigatoTable::isCovered(SeatIndex seat) const
{
    const auto i = static_cast<std::size_t>(seat);
    return m_places[i].devices > 0 && !m_places[i].isUncovered &&
           m_journal.state().seats[i].phase == Phase::Dawn;
}

void ArigatoTable::uncover(SeatIndex seat)
{
    m_places[static_cast<std::size_t>(seat)].isUncovered = true;
    cover();
    refresh();
}

std::vector<SeatIndex> ArigatoTable::coveredSeats() const
{
    std::vector<SeatIndex> seats;
    for (SeatIndex seat = 0; seat < static_cast<SeatIndex>(m_places.size()); ++seat) {
        if (isCovered(seat))
            seats.push_back(seat);
    }
    return seats;
}

void ArigatoTable::cover()
{
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        // The next dawn is another one.
        if (m_journal.state().seats[i].phase != Phase::Dawn)
            m_places[i].isUncovered = false;
    }
    const auto seats = coveredSeats();
    m_covered.reset();
    if (!seats.empty())
        m_covered = coverDawns(m_journal.state(), seats);
}

} // namespace gyoji
