// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/amendment.h"
#include "kernel/game.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace gyoji {

/// A game's accepted actions in order, with the state they lead to. Lines are counted from 0.
///
/// Undo moves lines to the undone part, redo brings them back, and a new line ends the undone part.
/// A change to the past is taken back whole, as long as all that came after it is taken back too.
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
        return stateFrom(line / snapshotEvery, line);
    }

    std::optional<Refusal> append(Action action)
    {
        return append(std::move(action), [] { return std::optional<Refusal>(); });
    }

    /// Appends what the rules accept and `save` keeps: it is called before anything changes, and
    /// its refusal is the line's.
    template <class Save>
    std::optional<Refusal> append(Action action, Save &&save)
    {
        takeSnapshot();
        auto outcome = G::apply(std::move(m_state), action);
        if (auto *refusal = std::get_if<Refusal>(&outcome))
            return refused(std::move(*refusal));
        if (auto refusal = save())
            return refused(std::move(*refusal));
        push(std::move(action), std::get<Step<State, Fact>>(std::move(outcome)));
        m_undone.clear();
        return std::nullopt;
    }

    bool canUndo() const { return !m_lines.empty(); }
    bool canRedo() const { return !m_undone.empty(); }

    /// Takes the last line back.
    void undo()
    {
        if (canUndo())
            takeOut(m_lines.size() - 1);
    }

    /// The last line of that seat, whenever it was; none before it has done anything.
    std::optional<std::size_t> lastLineOf(SeatIndex seat) const
    {
        const auto isOfSeat = [seat](const Line &line) { return line.seat == seat; };
        const auto found = std::find_if(m_lines.rbegin(), m_lines.rend(), isOfSeat);
        if (found == m_lines.rend())
            return std::nullopt;
        return static_cast<std::size_t>(std::distance(found, m_lines.rend())) - 1;
    }

    /// The last line of that seat in its phase; none when the seat has done nothing in it. A line
    /// that ended a phase counts to the phase it began.
    std::optional<std::size_t> lastOf(SeatIndex seat) const
    {
        const auto line = lastLineOf(seat);
        return line && m_lines[*line].clock == G::clockOf(m_state, seat) ? line : std::nullopt;
    }

    /// Takes the seat's last line of this phase back, if it has one and all later lines stand
    /// without it.
    std::optional<Fall> undo(SeatIndex seat)
    {
        const auto line = lastOf(seat);
        if (!line)
            return std::nullopt;
        auto fall = check({*line, 1, {}});
        if (!fall)
            takeOut(*line);
        return fall;
    }

    /// Was the past changed, and nothing done since?
    bool canUndoAmend() const { return lastAmend() != nullptr; }

    /// What would take the last change to the past back; null where something was done since.
    const Amendment<Action> *lastAmend() const
    {
        const bool isLast = !m_amended.empty() && m_amended.back().size == m_lines.size();
        return isLast ? &m_amended.back().back : nullptr;
    }

    /// Takes the last change to the past back, whole.
    void undoAmend()
    {
        if (!canUndoAmend())
            return;
        const Amendment<Action> back = std::move(m_amended.back().back);
        m_amended.pop_back();
        m_undone.push_back({inverseOf(back), true});
        replace(back);
    }

    /// Makes again what was taken back last, in its old place.
    void redo()
    {
        if (!canRedo())
            return;
        const Undone<Action> undone = std::move(m_undone.back());
        m_undone.pop_back();
        if (undone.isAmend)
            replaceForNow(undone.amendment);
        else
            replace(undone.amendment);
    }

    /// Changes the past and replays what lies after it. Either all stands (and the undone part
    /// ends), or nothing has changed and the first line that falls is told.
    std::optional<Fall> amend(const Amendment<Action> &amendment)
    {
        auto fall = check(amendment);
        if (!fall) {
            replaceForNow(amendment);
            m_undone.clear();
        }
        return fall;
    }

    /// Which line would fall, were the past changed so.
    std::optional<Fall> check(const Amendment<Action> &amendment) const
    {
        State state = stateBefore(amendment.at);
        std::size_t line = amendment.at;
        const auto falls = [&](const Action &action) -> std::optional<Fall> {
            auto outcome = G::apply(std::move(state), action);
            if (auto *refusal = std::get_if<Refusal>(&outcome))
                return Fall{line, std::move(*refusal)};
            state = std::get<Step<State, Fact>>(std::move(outcome)).state;
            ++line;
            return std::nullopt;
        };
        for (const Action &action : amendment.inserted) {
            if (auto fall = falls(action))
                return fall;
        }
        for (const Line &later : lines().subspan(amendment.at + amendment.removed)) {
            if (auto fall = falls(later.action))
                return fall;
        }
        return std::nullopt;
    }

    /// What would take an amendment back, asked before it is made.
    Amendment<Action> inverseOf(const Amendment<Action> &amendment) const
    {
        Amendment<Action> inverse{amendment.at, amendment.inserted.size(), {}};
        for (const Line &line : lines().subspan(amendment.at, amendment.removed))
            inverse.inserted.push_back(line.action);
        return inverse;
    }

    /// What was taken back, the next to be redone last.
    const std::vector<Undone<Action>> &undone() const { return m_undone; }

private:
    static constexpr std::size_t snapshotEvery = 16;

    /// A change to the past: how many lines there were after it, and what takes it back.
    struct Amended
    {
        std::size_t size = 0;
        Amendment<Action> back;
    };

    /// Before the state is handed to the rules.
    void takeSnapshot()
    {
        if (m_lines.size() == m_snapshots.size() * snapshotEvery)
            m_snapshots.push_back(m_state);
    }

    /// The rules have used up the state; it comes back from the last snapshot.
    Refusal refused(Refusal refusal)
    {
        m_state = stateFrom(m_snapshots.size() - 1, m_lines.size());
        return refusal;
    }

    State stateFrom(std::size_t snapshot, std::size_t line) const
    {
        State state = m_snapshots[snapshot];
        for (std::size_t i = snapshot * snapshotEvery; i < line; ++i)
            state =
                std::get<Step<State, Fact>>(G::apply(std::move(state), m_lines[i].action)).state;
        return state;
    }

    void push(Action &&action, Step<State, Fact> &&step)
    {
        m_state = std::move(step.state);
        const SeatIndex seat = G::seatOf(action);
        const int clock = seat == noSeat ? 0 : G::clockOf(m_state, seat);
        m_lines.push_back({std::move(action), std::move(step.facts), seat, clock});
    }

    /// Changes to the past can be taken back while no line that they left is taken out.
    void takeOut(std::size_t at)
    {
        m_undone.push_back({{at, 0, {m_lines[at].action}}, false});
        replace({at, 1, {}});
        if (!m_amended.empty() && m_amended.back().size > at)
            m_amended.clear();
    }

    /// An amendment that can be taken back.
    void replaceForNow(const Amendment<Action> &amendment)
    {
        auto back = inverseOf(amendment);
        replace(amendment);
        m_amended.push_back({m_lines.size(), std::move(back)});
    }

    /// Of an amendment under which all stands.
    void replace(const Amendment<Action> &amendment)
    {
        std::vector<Action> actions = amendment.inserted;
        for (const Line &line : lines().subspan(amendment.at + amendment.removed))
            actions.push_back(line.action);
        rewind(amendment.at);
        for (Action &action : actions) {
            takeSnapshot();
            auto outcome = G::apply(std::move(m_state), action);
            push(std::move(action), std::get<Step<State, Fact>>(std::move(outcome)));
        }
    }

    void rewind(std::size_t size)
    {
        m_state = stateBefore(size);
        m_lines.erase(m_lines.begin() + static_cast<std::ptrdiff_t>(size), m_lines.end());
        m_snapshots.resize(std::min(m_snapshots.size(), size / snapshotEvery + 1),
                           m_snapshots.front());
    }

    State m_state;
    std::vector<Line> m_lines;
    /// The state before every snapshotEvery-th line.
    std::vector<State> m_snapshots;
    std::vector<Undone<Action>> m_undone;
    std::vector<Amended> m_amended;
};

} // namespace gyoji
