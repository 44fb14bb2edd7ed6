// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/drift.h"

/// A seat's part of a journal, and what becomes of it under edits.
namespace gyoji::arigato::drift {

/// A line of the seat or of the whole table, or such a member of a batch.
struct Entry
{
    std::size_t line = 0;
    std::optional<std::size_t> member;
    Action action;
    /// Of the seat: it may be edited.
    bool isOwn = false;
};

/// One act put in before an entry (before the end, where that is their number), or taking its
/// place, or the entry taken out.
struct Edit
{
    std::size_t at = 0;
    bool takesOut = false;
    std::optional<Action> puts;
};

/// In the order of their places; of two at one place the one that only puts in comes first.
using Edits = std::vector<Edit>;

/// How carrying out entries went.
struct Run
{
    /// None where an entry fell.
    std::optional<State> end;
    /// The entry that fell.
    std::size_t fallen = 0;
};

/// The seat as good as alone at its table. Seats share nothing but the box, the calendar and the
/// rulings, and the lines of different seats commute; so what the others did changes nothing for
/// this one, and only its own lines and those of the whole table are carried out. The others stay
/// where a game begins, so that the table is not over before they are; where it was, this seat was
/// over too, or accepted no more than it does here.
class Play
{
public:
    Play(const Journal<Game> &journal, SeatIndex seat, DriftEffort effort);

    SeatIndex index() const { return m_seat; }
    const Seat &seatOf(const State &state) const
    {
        return state.seats[static_cast<std::size_t>(m_seat)];
    }
    const std::vector<Entry> &entries() const { return m_entries; }
    /// The state before that entry; before their number, the state now.
    const State &before(std::size_t entry) const { return m_before[entry]; }
    const State &end() const { return m_before.back(); }

    /// Has the effort run out?
    bool isSpent() const { return m_left <= 0; }
    /// None where it is refused.
    std::optional<State> apply(State state, const Action &action);
    /// From an entry on to the end, or to another. A seat that has come to be what it was there
    /// goes on as it went.
    Run run(State state, std::size_t from) { return run(std::move(state), from, m_entries.size()); }
    Run run(State state, std::size_t from, std::size_t to);
    /// The states before each edit, and at last the one at the end; none where a line falls.
    std::optional<std::vector<State>> carryOut(const Edits &edits);

    DriftCause causeOf(const Edits &edits, const std::vector<State> &states,
                       const Journal<Game> &journal) const;

private:
    void add(std::size_t line, std::optional<std::size_t> member, const Action &action);
    Amendment<Action> amendmentOf(const Edits &edits, const Journal<Game> &journal) const;
    void addLine(std::vector<Action> &lines, const Edits &edits, std::size_t line,
                 const Journal<Game> &journal) const;
    std::vector<Action> edited(const std::vector<Action> &members, const Edits &edits) const;
    std::size_t lineOf(const Edit &edit, const Journal<Game> &journal) const;

    SeatIndex m_seat;
    int m_left;
    std::vector<Entry> m_entries;
    std::vector<State> m_before;
};

} // namespace gyoji::arigato::drift
