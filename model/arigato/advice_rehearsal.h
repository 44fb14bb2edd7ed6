// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/advice.h"
#include "arigato/advice_position.h"

#include <functional>

namespace gyoji::arigato::advice {

/// The choices that may answer a debt of n items in that state.
using ChoicesFor = std::function<Choices(const State &state, int n)>;

/// One way in which an action can turn out, after all its debts are paid.
struct Way
{
    State state;
    Choices choices;

    int open() const;
};

/// Tries actions out on a seat alone at its table, by the game's rules, and keeps count of the
/// effort.
class Rehearsal
{
public:
    /// The seat is number 0 in here.
    Rehearsal(const State &state, SeatIndex seat, Effort effort);

    /// The table as it is now.
    const State &now() const { return m_now; }
    const Seat &seat() const { return m_now.seats.front(); }
    Stages stagesNow() const;
    /// The printed favor of who has gone to the gate since now.
    int gateOf(const Stages &stages) const;

    /// The seat later today, with nothing left to resolve.
    State at(const Stages &stages, int favor, const Items &items) const;
    /// The items that some artisan in the village answers to.
    ItemSet listened(const State &state) const;

    /// All ways in which the action can turn out, those with the fewest choices first.
    std::vector<Way> waysOf(const State &state, const Action &action, const ChoicesFor &choices);
    /// The same for what the seat owes already.
    std::vector<Way> settle(State state, const ChoicesFor &choices);

    /// Takes steps of the effort; false when there are not so many left.
    bool step(std::size_t steps = 1);
    /// Something that could be better is not looked at.
    void leaveOut() { m_isWhole = false; }
    /// Nothing has been left out: neither for want of effort nor where a chain has no end.
    bool isWhole() const { return m_isWhole; }

private:
    std::optional<State> apply(State state, const Action &action);

    State m_now;
    std::size_t m_stepsLeft;
    bool m_isWhole = true;
};

/// All choices of n items within these limits.
Choices namings(int n, const Items &limits);
/// Choices in daytime: open where no artisan answers to items, else each way to name them.
ChoicesFor choicesByDay(const Rehearsal &rehearsal);

/// The `choose` line of seat 0; what is left open names no item.
Choose lineOf(const Choice &choice);

} // namespace gyoji::arigato::advice
