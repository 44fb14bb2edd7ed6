// SPDX-License-Identifier: MIT
#include "arigato/score.h"

#include "arigato/clock.h"

#include <algorithm>

namespace gyoji::arigato {

int worthOf(int tokens, const ScoreTable &table)
{
    const auto last = table.size() - 1;
    return table[std::min(static_cast<std::size_t>(tokens), last)];
}

Score scoreOf(const State &state, const Seat &seat)
{
    Score score;
    score.favor = seat.favor;
    score.gate = seat.gateOther.points;
    for (const CardRef ref : seat.gate) {
        const auto &favor = state.card(ref).favor;
        score.gate += favor.value_or(0);
        score.open += favor ? 0 : 1;
    }
    if (const auto &table = state.calendar->scoreTable)
        score.objectives = worthOf(seat.objectives, *table);
    else
        score.open += seat.objectives > 0 ? 1 : 0;
    return score;
}

std::vector<SeatIndex> winnersOf(const State &state)
{
    std::vector<SeatIndex> winners;
    if (clockOf(state).phase != Phase::Over)
        return winners;
    std::optional<int> best;
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        if (state.seats[i].retired)
            continue;
        const int total = scoreOf(state, state.seats[i]).total();
        if (best && total < *best)
            continue;
        if (!best || total > *best)
            winners.clear();
        best = total;
        winners.push_back(static_cast<SeatIndex>(i));
    }
    return winners;
}

} // namespace gyoji::arigato
