// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/state.h"

#include <map>
#include <optional>
#include <string>

namespace gyoji::arigato {

/// The best day by trying out every line that the rules accept, in every order: exchanges,
/// offerings, sends, workshops emptied, all namings of what is owed, all orders of the hourglass.
/// Knows nothing of advice but what a day is.
class PlainDays
{
public:
    PlainDays(const State &state, SeatIndex seat, int mostLines)
        : m_waiting{state}
        , m_seat(seat)
        , m_linesLeft(mostLines)
    {
    }

    /// The highest total at dusk; none where there are too many days to try.
    std::optional<int> bestTotal();

private:
    void goOn(const State &state);
    void tryLine(const State &state, const Action &action);
    void choose(const State &state, std::vector<std::optional<Item>> &items);
    void actByDay(const State &state);
    void check(const State &state);
    bool isKnown(const State &state);

    std::vector<State> m_waiting;
    SeatIndex m_seat;
    int m_linesLeft;
    int m_best = 0;
    /// Seats met, by what they hold.
    std::map<std::string, std::vector<Seat>> m_known;
};

} // namespace gyoji::arigato
