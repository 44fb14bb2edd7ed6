// SPDX-License-Identifier: MIT
#include "arigato/doubt.h"

#include "kernel/mending.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

bool answers(const Action &action, Ruling ruling)
{
    if (const auto *batch = std::get_if<Batch>(&action.variant()))
        return std::ranges::any_of(
            batch->actions, [ruling](const Action &member) { return answers(member, ruling); });
    const auto *set = std::get_if<SetRuling>(&action.variant());
    return set && set->id == ruling;
}

bool isAnswered(const Journal<Game> &journal, Ruling ruling)
{
    return journal.start().rulings[indexOf(ruling)] != 0 ||
           std::ranges::any_of(journal.lines(),
                               [ruling](const auto &line) { return answers(line.action, ruling); });
}

std::optional<State> stateAfter(State state, const Action &action)
{
    return carryOut<Game>(state, action) ? std::nullopt : std::optional(std::move(state));
}

State underTheOther(State state, Ruling ruling)
{
    std::uint8_t &value = state.rulings[indexOf(ruling)];
    value = static_cast<std::uint8_t>(1 - value);
    return state;
}

} // namespace

bool differInNumbers(const Seat &a, const Seat &b)
{
    return a.favor != b.favor || a.items != b.items || a.objectives != b.objectives ||
           a.owes != b.owes;
}

std::optional<Doubt> doubtOf(const Journal<Game> &journal, SeatIndex seat)
{
    const auto line = journal.lastLineOf(seat);
    if (!line)
        return std::nullopt;
    const auto own = static_cast<std::size_t>(seat);
    const Action &action = journal.lines()[*line].action;
    const State before = journal.stateBefore(*line);
    const auto played = stateAfter(before, action);
    for (const Ruling ruling : allOf<Ruling>()) {
        const auto other = stateAfter(underTheOther(before, ruling), action);
        const SetRuling answer{ruling, before.rulings[indexOf(ruling)]};
        if (other && differInNumbers(played->seats[own], other->seats[own]) &&
            !isAnswered(journal, ruling) && accepts(journal.state(), answer))
            return Doubt{ruling, *line, *played, *other};
    }
    return std::nullopt;
}

} // namespace gyoji::arigato
