// SPDX-License-Identifier: MIT
#include "arigato/drift_play.h"

#include <algorithm>

namespace gyoji::arigato::drift {

namespace {

State alone(State state, SeatIndex seat)
{
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        if (i == static_cast<std::size_t>(seat))
            continue;
        state.seats[i] = {};
        state.seats[i].retired = true;
    }
    return state;
}

/// The action with the edits made to it or, in a batch, to its members; `edits` are all of its
/// line.
std::vector<Action> edited(const Action &action, const std::vector<const Edit *> &edits,
                           const std::vector<std::size_t> &members)
{
    const auto *batch = std::get_if<Batch>(&action.variant());
    const std::vector<Action> before = batch ? batch->actions : std::vector{action};
    std::vector<Action> after;
    for (std::size_t i = 0; i < before.size(); ++i) {
        bool stays = true;
        for (std::size_t k = 0; k < edits.size(); ++k) {
            if (members[k] != i)
                continue;
            if (edits[k]->puts)
                after.push_back(*edits[k]->puts);
            stays = stays && !edits[k]->takesOut;
        }
        if (stays)
            after.push_back(before[i]);
    }
    if (!batch || after.empty())
        return after;
    return {Batch{std::move(after)}};
}

} // namespace

Play::Play(const Journal<Game> &journal, SeatIndex seat, DriftEffort effort)
    : m_seat(seat)
    , m_left(effort.lines)
{
    for (std::size_t line = 0; line < journal.size(); ++line) {
        const Action &action = journal.lines()[line].action;
        const auto *batch = std::get_if<Batch>(&action.variant());
        if (!batch) {
            add(line, std::nullopt, action);
            continue;
        }
        for (std::size_t member = 0; member < batch->actions.size(); ++member)
            add(line, member, batch->actions[member]);
    }
    m_before.push_back(alone(journal.start(), seat));
    for (const Entry &entry : m_entries)
        m_before.push_back(*apply(m_before.back(), entry.action));
}

void Play::add(std::size_t line, std::optional<std::size_t> member, const Action &action)
{
    const SeatIndex seat = Game::seatOf(action);
    if (seat == m_seat || seat == noSeat)
        m_entries.push_back({line, member, action, seat == m_seat});
}

std::optional<State> Play::apply(State state, const Action &action)
{
    --m_left;
    auto outcome = arigato::apply(std::move(state), action);
    if (auto *step = std::get_if<Step<State, Fact>>(&outcome))
        return std::move(step->state);
    return std::nullopt;
}

Run Play::run(State state, std::size_t from, std::size_t to)
{
    for (std::size_t i = from; i < to; ++i) {
        auto after = apply(std::move(state), m_entries[i].action);
        if (!after)
            return {std::nullopt, i};
        state = std::move(*after);
    }
    return {std::move(state), to};
}

std::optional<std::vector<State>> Play::carryOut(const Edits &edits)
{
    std::vector<State> states;
    std::size_t next = edits.front().at;
    std::optional<State> state = before(next);
    for (const Edit &edit : edits) {
        state = run(std::move(*state), next, edit.at).end;
        if (!state)
            return std::nullopt;
        states.push_back(*state);
        if (edit.puts)
            state = apply(std::move(*state), *edit.puts);
        if (!state)
            return std::nullopt;
        next = edit.at + (edit.takesOut ? 1 : 0);
    }
    state = run(std::move(*state), next).end;
    if (!state)
        return std::nullopt;
    states.push_back(std::move(*state));
    return states;
}

DriftCause Play::causeOf(const Edits &edits, const std::vector<State> &states,
                         const Journal<Game> &journal) const
{
    DriftCause cause;
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const Edit &edit = edits[i];
        DriftAct act{lineOf(edit, journal), {}, {}, edit.puts, states[i]};
        if (edit.at < m_entries.size())
            act.member = m_entries[edit.at].member;
        if (edit.takesOut)
            act.was = m_entries[edit.at].action;
        cause.acts.push_back(std::move(act));
    }
    cause.amendment = amendmentOf(edits, journal);
    return cause;
}

std::size_t Play::lineOf(const Edit &edit, const Journal<Game> &journal) const
{
    return edit.at < m_entries.size() ? m_entries[edit.at].line : journal.size();
}

Amendment<Action> Play::amendmentOf(const Edits &edits, const Journal<Game> &journal) const
{
    const std::size_t first = lineOf(edits.front(), journal);
    const std::size_t last = std::min(lineOf(edits.back(), journal) + 1, journal.size());
    Amendment<Action> amendment{first, last - first, {}};
    for (std::size_t line = first; line < last; ++line) {
        std::vector<const Edit *> ofLine;
        std::vector<std::size_t> members;
        for (const Edit &edit : edits) {
            if (lineOf(edit, journal) != line)
                continue;
            ofLine.push_back(&edit);
            members.push_back(m_entries[edit.at].member.value_or(0));
        }
        for (Action &action : edited(journal.lines()[line].action, ofLine, members))
            amendment.inserted.push_back(std::move(action));
    }
    for (const Edit &edit : edits) {
        if (lineOf(edit, journal) == journal.size())
            amendment.inserted.push_back(*edit.puts);
    }
    return amendment;
}

} // namespace gyoji::arigato::drift
