// SPDX-License-Identifier: MIT
#include "balance.h"

#include "arigato/rules.h"
#include "arigato/score.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

/// The type of the artisan that an action has turned up, if any has.
std::optional<ArtisanType> turnedUp(const Seat &before, const Seat &after, const State &state)
{
    if (before.phase != Phase::Dawn || after.phase != Phase::Day)
        return std::nullopt;
    for (std::size_t i = 0; i < after.village.size(); ++i) {
        const auto &there = after.village[i];
        const auto &was = before.village[i];
        const bool isNew = there && (!was || was->faceDown || was->card != there->card);
        if (isNew)
            return state.card(*there->card).type;
    }
    return std::nullopt;
}

} // namespace

void Balance::add(const SimulatedGame &game)
{
    State state = game.start;
    for (const Action &action : game.actions) {
        auto step = std::get<Step<State, Fact>>(arigato::apply(state, action));
        for (std::size_t i = 0; i < state.seats.size(); ++i) {
            if (const auto type = turnedUp(state.seats[i], step.state.seats[i], step.state))
                ++m_types[*type].placed;
        }
        addFacts(step.state, step.facts);
        state = std::move(step.state);
    }
    for (const Seat &seat : state.seats)
        m_totals.push_back(scoreOf(state, seat).total());
}

void Balance::addFacts(const State &state, const Facts &facts)
{
    for (const Fact &fact : facts) {
        if (!fact.card)
            continue;
        int &points = m_types[state.card(*fact.card).type].points;
        if (const auto *favor = std::get_if<gain::Favor>(&fact.gain))
            points += favor->n;
        else if (const auto *gate = std::get_if<gain::Gate>(&fact.gain))
            points += gate->points;
    }
}

std::vector<int> Balance::totals() const
{
    auto totals = m_totals;
    std::ranges::sort(totals);
    return totals;
}

double Balance::pointsOf(ArtisanType type) const
{
    const Sum &sum = m_types.at(type);
    return static_cast<double>(sum.points) / sum.placed;
}

} // namespace gyoji::arigato
