// SPDX-License-Identifier: MIT
#include "arigato/advice_rehearsal.h"

#include "arigato/rules.h"

#include <algorithm>

namespace gyoji::arigato::advice {

namespace {

/// Debt after debt, where each choice makes the next one: a chain without end.
constexpr std::size_t mostWays = 4000;

Villager villagerAt(Villager villager, Stage stage)
{
    villager.offering = stage == Stage::Offered;
    return villager;
}

} // namespace

Choices namings(int n, const Items &limits)
{
    Choices choices;
    for (const Items &named : splits(n, limits))
        choices.push_back({named, 0});
    return choices;
}

int Way::open() const
{
    int open = 0;
    for (const Choice &choice : choices)
        open += choice.open;
    return open;
}

Rehearsal::Rehearsal(const State &state, SeatIndex seat, Effort effort)
    : m_now(state)
    , m_stepsLeft(static_cast<std::size_t>(std::max(0, effort.steps)))
{
    m_now.seats = {state.seats[static_cast<std::size_t>(seat)]};
}

Stages Rehearsal::stagesNow() const
{
    Stages stages{};
    for (const Slot slot : allOf<Slot>()) {
        const Villager *villager = seat().villager(slot);
        stages[indexOf(slot)] = !villager            ? Stage::Gone
                                : villager->offering ? Stage::Offered
                                                     : Stage::Home;
    }
    return stages;
}

int Rehearsal::gateOf(const Stages &stages) const
{
    int points = 0;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        if (const auto &villager = seat().village[i]; villager && stages[i] == Stage::Gone)
            points += m_now.card(*villager->card).favor.value_or(0);
    }
    return points;
}

State Rehearsal::at(const Stages &stages, int favor, const Items &items) const
{
    State state = m_now;
    Seat &seat = state.seats.front();
    seat.work.clear();
    seat.owes = 0;
    seat.favor = favor;
    seat.items = items;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        auto &place = seat.village[i];
        if (!place)
            continue;
        if (stages[i] == Stage::Gone)
            seat.gate.push_back(*place->card);
        place =
            stages[i] == Stage::Gone ? std::optional<Villager>() : villagerAt(*place, stages[i]);
    }
    return state;
}

ItemSet Rehearsal::listened(const State &state) const
{
    ItemSet items;
    for (const auto &villager : state.seats.front().village) {
        if (!villager || villager->faceDown)
            continue;
        const auto &when = state.card(*villager->card).when;
        if (when && when->kind == ConditionKind::Item)
            items.set(indexOf(*when->item));
    }
    return items;
}

std::vector<Way> Rehearsal::waysOf(const State &state, const Action &action,
                                   const ChoicesFor &choices)
{
    if (auto after = apply(state, action))
        return settle(std::move(*after), choices);
    return {};
}

std::vector<Way> Rehearsal::settle(State state, const ChoicesFor &choices)
{
    std::vector<Way> settled;
    std::vector<Way> owing{{std::move(state), {}}};
    for (std::size_t i = 0; i < owing.size(); ++i) {
        const Way way = std::move(owing[i]);
        const int owes = way.state.seats.front().owes;
        if (owes == 0) {
            settled.push_back(way);
            continue;
        }
        for (const Choice &choice : choices(way.state, owes)) {
            if (owing.size() == mostWays) {
                m_isWhole = false;
                break;
            }
            auto after = apply(way.state, lineOf(choice));
            if (!after)
                continue;
            owing.push_back({std::move(*after), way.choices});
            owing.back().choices.push_back(choice);
        }
    }
    return settled;
}

bool Rehearsal::step(std::size_t steps)
{
    if (steps > m_stepsLeft) {
        m_isWhole = false;
        return false;
    }
    m_stepsLeft -= steps;
    return true;
}

/// All that is tried is allowed, so what is refused goes round in circles (ari.effect.loop).
std::optional<State> Rehearsal::apply(State state, const Action &action)
{
    step();
    auto outcome = arigato::apply(std::move(state), action);
    if (auto *after = std::get_if<Step<State, Fact>>(&outcome))
        return std::move(after->state);
    m_isWhole = false;
    return std::nullopt;
}

ChoicesFor choicesByDay(const Rehearsal &rehearsal)
{
    return [&rehearsal](const State &state, int n) {
        if (rehearsal.listened(state).none())
            return Choices{{{}, n}};
        Items limits;
        limits.fill(n);
        return namings(n, limits);
    };
}

Choose lineOf(const Choice &choice)
{
    Choose line{0, {}, {}};
    for (const Item item : allOf<Item>())
        line.items.insert(line.items.end(), choice.named[indexOf(item)], item);
    line.items.insert(line.items.end(), choice.open, std::nullopt);
    return line;
}

} // namespace gyoji::arigato::advice
