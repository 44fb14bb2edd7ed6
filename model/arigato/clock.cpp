// SPDX-License-Identifier: MIT
#include "arigato/clock.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

template <class Predicate>
std::optional<Clock> earliest(const std::vector<Seat> &seats, Predicate counts)
{
    std::optional<Clock> clock;
    for (const Seat &seat : seats) {
        const Clock own{seat.day, seat.phase};
        if (counts(seat) && (!clock || own < *clock))
            clock = own;
    }
    return clock;
}

bool isScoreOnly(const std::vector<Seat> &seats)
{
    return std::ranges::all_of(
        seats, [](const Seat &seat) { return seat.retired || seat.track == Track::Score; });
}

} // namespace

bool plays(const Seat &seat)
{
    return !seat.retired && seat.phase != Phase::Over;
}

Clock clockOf(const State &state)
{
    const auto isWaitedFor = [scoreOnly = isScoreOnly(state.seats)](const Seat &seat) {
        return plays(seat) && (scoreOnly || seat.track != Track::Score);
    };
    if (const auto clock = earliest(state.seats, isWaitedFor))
        return *clock;
    return {std::ranges::max(state.seats, {}, &Seat::day).day, Phase::Over};
}

} // namespace gyoji::arigato
