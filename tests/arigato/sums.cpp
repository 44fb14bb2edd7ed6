// SPDX-License-Identifier: MIT
#include "arigato/sums.h"

#include "arigato/score.h"

namespace gyoji::arigato {

Sums::Sums(const State &state)
{
    for (const Seat &seat : state.seats)
        m_seats.push_back({seat.items, seat.favor, seat.objectives, scoreOf(state, seat).gate});
}

void Sums::add(std::span<const Fact> facts)
{
    for (const Fact &fact : facts) {
        Counts &counts = m_seats[static_cast<std::size_t>(fact.seat)];
        std::visit([&counts](const auto &gain) { add(counts, gain); }, fact.gain);
    }
}

void Sums::add(Counts &counts, const gain::Item &gain)
{
    if (!gain.announced)
        counts.items[indexOf(gain.item)] += gain.n;
}

} // namespace gyoji::arigato
