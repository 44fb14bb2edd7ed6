// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/journal.h"

#include <iterator>
#include <variant>

namespace gyoji {

/// A change to the past that leaves out each later line that it makes fall.
template <class Action>
struct Mending
{
    Amendment<Action> amendment;
    /// The lines left out, counted in the journal as it is, and why.
    std::vector<Fall> fallen;

    friend bool operator==(const Mending &, const Mending &) = default;
};

/// Carries the action out; why the rules refuse it, and then the state stays.
template <Game G>
std::optional<Refusal> carryOut(typename G::State &state, const typename G::Action &action)
{
    auto outcome = G::apply(state, action);
    if (auto *refusal = std::get_if<Refusal>(&outcome))
        return std::move(*refusal);
    state = std::get<Step<typename G::State, typename G::Fact>>(std::move(outcome)).state;
    return std::nullopt;
}

/// The amendment that leaves out besides each later line that would fall; where a line put in would
/// fall, which and why.
template <Game G>
std::variant<Mending<typename G::Action>, Fall>
mendingOf(const Journal<G> &journal, const Amendment<typename G::Action> &amendment)
{
    Mending<typename G::Action> mending{{amendment.at, amendment.removed, {}}, {}};
    auto &[at, removed, inserted] = mending.amendment;
    auto state = journal.stateBefore(at);
    for (const auto &action : amendment.inserted) {
        if (auto refusal = carryOut<G>(state, action))
            return Fall{at + inserted.size(), std::move(*refusal)};
        inserted.push_back(action);
    }
    // Lines behind the last that falls stay where they are.
    std::vector<typename G::Action> standing;
    for (std::size_t line = at + removed; line < journal.size(); ++line) {
        const auto &action = journal.lines()[line].action;
        auto refusal = carryOut<G>(state, action);
        if (!refusal) {
            standing.push_back(action);
            continue;
        }
        mending.fallen.push_back({line, std::move(*refusal)});
        inserted.insert(inserted.end(), std::make_move_iterator(standing.begin()),
                        std::make_move_iterator(standing.end()));
        standing.clear();
        removed = line + 1 - at;
    }
    return mending;
}

} // namespace gyoji
