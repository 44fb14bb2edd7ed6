// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/game.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace gyoji {

/// A change to the past: `removed` lines from line `at` on give way to `inserted`. With one removed
/// and one inserted it changes a line, with none removed it puts one in.
template <class Action>
struct Amendment
{
    std::size_t at = 0;
    std::size_t removed = 0;
    std::vector<Action> inserted;

    friend bool operator==(const Amendment &, const Amendment &) = default;
};

/// The first line that does not stand, counted in the journal as it would be, and why.
struct Fall
{
    std::size_t line = 0;
    Refusal refusal;

    friend bool operator==(const Fall &, const Fall &) = default;
};

/// A game's accepted actions in order, with the state they lead to. Lines are counted from 0.
///
/// Undo moves lines to the undone part, redo brings them back, and a new line ends the undone part.
/// Snapshots keep undo flat in the length of the game; mending costs what lies after the mended
/// line.
template <Game G>
class Journal
{
public:
    using State = typename G::State;
    using Action = typename G::Action;
    using Fact = typename G::Fact;

    struct Line
    {
        Action action;
        std::vector<Fact> facts;
        /// The seat it belongs to, and that seat's clock after it.
        SeatIndex seat = noSeat;
        int clock = 0;

        friend bool operator==(const Line &, const Line &) = default;
    };

    explicit Journal(State start)
        : m_state(start)
        , m_snapshots{std::move(start)}
    {
    }

    const State &state() const { return m_state; }
    const State &start() const { return m_snapshots.front(); }
    std::span<const Line> lines() const { return m_lines; }
    std::size_t size() const { return m_lines.size(); }

    /// The state before that line; before size(), the state now.
    State stateBefore(std::size_t line) const
    {
        if (line == m_lines.size())
            return m_state;
        const std::size_t snapshot = line / snapshotEvery;
        State state = m_snapshots[snapshot];
        for (std::size_t i = snapshot * snapshotEvery; i < line; ++i)
            state = std::get<Step<State, Fact>>(G::apply(state, m_lines[i].action)).state;
        return state;
    }

    std::optional<Refusal> append(Action action)
    {
        auto refusal = push(std::move(action));
        if (!refusal)
            m_undone.clear();
        return refusal;
    }

    bool canUndo() const { return !m_lines.empty(); }
    bool canRedo() const { return !m_undone.empty(); }

    /// Takes the last line back.
    void undo()
    {
        if (canUndo())
            takeOut(m_lines.size() - 1);
    }

    /// The last line of that seat in its phase; none when the seat has done nothing in it. A line
    /// that ended a phase counts to the phase it began.
    std::optional<std::size_t> lastOf(SeatIndex seat) const
    {
        const auto isOfSeat = [seat](const Line &line) { return line.seat == seat; };
        const auto found = std::find_if(m_lines.rbegin(), m_lines.rend(), isOfSeat);
        if (found == m_lines.rend() || found->clock != G::clockOf(m_state, seat))
            return std::nullopt;
        return static_cast<std::size_t>(std::distance(found, m_lines.rend())) - 1;
    }

    /// Takes the seat's last line of this phase back, if it has one and all later lines stand
    /// without it.
    std::optional<Fall> undo(SeatIndex seat)
    {
        const auto line = lastOf(seat);
        return line ? takeOut(*line) : std::nullopt;
    }

    /// Brings the line taken back last to its old place.
    void redo()
    {
        if (!canRedo())
            return;
        auto [at, action] = std::move(m_undone.back());
        m_undone.pop_back();
        replace({at, 0, {std::move(action)}});
    }

    /// Changes the past and replays what lies after it. Either all stands (and the undone part
    /// ends), or nothing has changed and the first line that falls is told.
    std::optional<Fall> amend(const Amendment<Action> &amendment)
    {
        auto fall = replace(amendment);
        if (!fall)
            m_undone.clear();
        return fall;
    }

    /// What would take an amendment back, asked before it is made.
    Amendment<Action> inverseOf(const Amendment<Action> &amendment) const
    {
        Amendment<Action> inverse{amendment.at, amendment.inserted.size(), {}};
        for (const Line &line : lines().subspan(amendment.at, amendment.removed))
            inverse.inserted.push_back(line.action);
        return inverse;
    }

    /// The lines taken back, the next to be redone last, with the places they had.
    const std::vector<std::pair<std::size_t, Action>> &undone() const { return m_undone; }

private:
    static constexpr std::size_t snapshotEvery = 16;

    std::optional<Refusal> push(Action action)
    {
        auto outcome = G::apply(m_state, action);
        if (auto *refusal = std::get_if<Refusal>(&outcome))
            return std::move(*refusal);
        auto &step = std::get<Step<State, Fact>>(outcome);
        if (!m_lines.empty() && m_lines.size() % snapshotEvery == 0)
            m_snapshots.push_back(m_state);
        m_state = std::move(step.state);
        const SeatIndex seat = G::seatOf(action);
        const int clock = seat == noSeat ? 0 : G::clockOf(m_state, seat);
        m_lines.push_back({std::move(action), std::move(step.facts), seat, clock});
        return std::nullopt;
    }

    std::optional<Fall> takeOut(std::size_t at)
    {
        Action action = m_lines[at].action;
        auto fall = replace({at, 1, {}});
        if (!fall)
            m_undone.emplace_back(at, std::move(action));
        return fall;
    }

    std::optional<Fall> replace(const Amendment<Action> &amendment)
    {
        std::vector<Line> tail(m_lines.begin() + static_cast<std::ptrdiff_t>(amendment.at),
                               m_lines.end());
        State before = m_state;
        rewind(amendment.at);
        auto fall = pushAll(amendment.inserted);
        for (std::size_t i = amendment.removed; i < tail.size() && !fall; ++i)
            fall = fallOf(push(tail[i].action));
        if (!fall)
            return std::nullopt;
        rewind(amendment.at);
        restore(std::move(tail), std::move(before));
        return fall;
    }

    std::optional<Fall> pushAll(const std::vector<Action> &actions)
    {
        std::optional<Fall> fall;
        for (std::size_t i = 0; i < actions.size() && !fall; ++i)
            fall = fallOf(push(actions[i]));
        return fall;
    }

    std::optional<Fall> fallOf(std::optional<Refusal> refusal) const
    {
        if (!refusal)
            return std::nullopt;
        return Fall{m_lines.size(), std::move(*refusal)};
    }

    void rewind(std::size_t size)
    {
        if (size == m_lines.size())
            return;
        m_state = stateBefore(size);
        m_lines.erase(m_lines.begin() + static_cast<std::ptrdiff_t>(size), m_lines.end());
        m_snapshots.resize(size == 0 ? 1 : (size - 1) / snapshotEvery + 1, m_snapshots.front());
    }

    /// Puts lines back that stood before.
    void restore(std::vector<Line> tail, State state)
    {
        for (Line &line : tail)
            push(std::move(line.action));
        m_state = std::move(state);
    }

    State m_state;
    std::vector<Line> m_lines;
    /// The state before every snapshotEvery-th line.
    std::vector<State> m_snapshots;
    std::vector<std::pair<std::size_t, Action>> m_undone;
};

} // namespace gyoji
