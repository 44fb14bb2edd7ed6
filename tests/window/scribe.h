// SPDX-License-Identifier: MIT
#pragma once

#include "program.h"
#include "simulate/arigato_game.h"

#include <deque>

class QQuickItem;
class QQuickWindow;

namespace gyoji::test {

/// One person who enters a whole game for all seats by taps, as it was played: each seat's dawn and
/// daytime in turn, then the end of the day for all.
class Scribe
{
public:
    Scribe(Program &program, QQuickWindow &window);

    /// Empty where all of it could be entered; else the line that could not, and why.
    QString enter(const arigato::SimulatedGame &game);
    int taps() const { return m_taps; }

private:
    using Actions = std::vector<arigato::Action>;

    SeatModel &seat(SeatIndex index) const;
    bool tap(const SeatModel &seat, const QString &name);
    bool turnTo(SeatIndex index);

    bool enterDay(const std::vector<Actions> &seats);
    bool endDays(const std::vector<Actions> &seats);
    bool endDusk(SeatIndex index, const Actions &actions);
    bool enterDawn(SeatModel &seat, const Actions &actions);
    bool enterResident(SeatModel &seat, const arigato::Reveal &dawn);
    bool enterTravelers(SeatModel &seat, const arigato::Reveal &dawn);
    bool enterProducers(SeatModel &seat, const arigato::Reveal &dawn);
    bool enterDaytime(SeatModel &seat, const Actions &actions);
    /// The number of actions that the tap does.
    std::size_t enterDeed(SeatModel &seat, const Actions &actions, std::size_t at);
    bool enterByHand(SeatModel &seat, const arigato::Action &action);
    bool enterOrder(SeatModel &seat, const arigato::Check &check);
    bool enterDiscard(SeatModel &seat, const arigato::Discard &discard);
    /// As long as the seat owes a choice.
    bool payDebts(SeatModel &seat);
    bool chooseItems(SeatModel &seat, const arigato::Choose &choice);
    bool exchange(SeatModel &seat, const arigato::Exchange &exchange);
    bool pick(SeatModel &seat, arigato::Slot slot, const QString &deed);

    Program &m_program;
    QQuickWindow &m_window;
    int m_taps = 0;
    /// What each seat has still to choose today, in its order.
    std::vector<std::deque<arigato::Choose>> m_choices;
    /// Whose what was tapped last.
    QString m_last;
};

} // namespace gyoji::test
