// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/state.h"

#include <deque>
#include <map>
#include <optional>
#include <string>

namespace gyoji::arigato {

/// The best day by trying out every line that the rules accept, in every order: exchanges,
/// offerings, sends, workshops emptied, all namings of what is owed, all orders of the hourglass.
/// Days with fewer lines come first.
class PlainDays
{
public:
    struct Best
    {
        int total = 0;
        int lines = 0;
    };

    PlainDays(const State &state, SeatIndex seat, int mostTries)
        : m_waiting{{state, 0}}
        , m_seat(seat)
        , m_triesLeft(mostTries)
    {
    }

    /// The highest total at dusk, and the fewest lines to it; none where there is too much to try.
    std::optional<Best> best();

private:
    struct Day
    {
        State state;
        int lines = 0;
    };

    const Seat &seatOf(const Day &day) const
    {
        return day.state.seats[static_cast<std::size_t>(m_seat)];
    }
    void goOn(const Day &day);
    void tryLine(const Day &day, const Action &action);
    void choose(const Day &day, std::vector<std::optional<Item>> &items);
    void actByDay(const Day &day);
    void check(const Day &day);
    bool isKnown(const Seat &seat);

    std::deque<Day> m_waiting;
    SeatIndex m_seat;
    int m_triesLeft;
    std::optional<Best> m_best;
    /// Seats met, by what they hold.
    std::map<std::string, std::vector<Seat>> m_known;
};

} // namespace gyoji::arigato
