// SPDX-License-Identifier: MIT
#include "arigato/drift_play.h"

#include <algorithm>

namespace gyoji::arigato::drift {

namespace {

/// All others at their first dawn. Where there are any, one is enough.
State alone(State state, SeatIndex seat)
{
    const std::size_t index = static_cast<std::size_t>(seat);
    state.seats.resize(std::max(index + 1, std::min<std::size_t>(2, state.seats.size())));
    for (std::size_t other = 0; other < state.seats.size(); ++other) {
        if (other != index)
            state.seats[other] = {};
    }
    return state;
}

/// What is put in before a member that is not its batch's first belongs into the batch.
bool isWithin(const Edit &edit, const Entry &entry)
{
    return edit.takesOut || entry.member.value_or(0) > 0;
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
        if (seatOf(state) == seatOf(m_before[i]))
            return {m_before[to], to};
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
        if (edit.at < m_entries.size() && isWithin(edit, m_entries[edit.at]))
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
    for (std::size_t line = first; line < last; ++line)
        addLine(amendment.inserted, edits, line, journal);
    for (const Edit &edit : edits) {
        if (edit.at == m_entries.size())
            amendment.inserted.push_back(*edit.puts);
    }
    return amendment;
}

void Play::addLine(std::vector<Action> &lines, const Edits &edits, std::size_t line,
                   const Journal<Game> &journal) const
{
    Edits within;
    for (const Edit &edit : edits) {
        if (lineOf(edit, journal) != line)
            continue;
        if (isWithin(edit, m_entries[edit.at]))
            within.push_back(edit);
        else
            lines.push_back(*edit.puts);
    }
    const Action &was = journal.lines()[line].action;
    const auto *batch = std::get_if<Batch>(&was.variant());
    auto members = edited(batch ? batch->actions : std::vector{was}, within);
    if (batch && !members.empty())
        lines.emplace_back(Batch{std::move(members)});
    else
        std::ranges::move(members, std::back_inserter(lines));
}

/// The members of a line, which is its only one where it is no batch.
std::vector<Action> Play::edited(const std::vector<Action> &members, const Edits &edits) const
{
    std::vector<Action> after;
    for (std::size_t i = 0; i < members.size(); ++i) {
        bool stays = true;
        for (const Edit &edit : edits) {
            if (m_entries[edit.at].member.value_or(0) != i)
                continue;
            if (edit.puts)
                after.push_back(*edit.puts);
            stays = stays && !edit.takesOut;
        }
        if (stays)
            after.push_back(members[i]);
    }
    return after;
}

} // namespace gyoji::arigato::drift
