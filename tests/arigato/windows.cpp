// SPDX-License-Identifier: MIT
#include "arigato/windows.h"

#include "simulate/arigato_box.h"
#include "simulate/arigato_game.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

constexpr int mostPlayers = 4;
constexpr std::size_t longest = 60;

SimulatedGame gameOf(const Window &window)
{
    Random random(window.seed);
    const Box box = randomBox(random);
    return simulate(box, random.bits(), window.players,
                    {.rarePermille = 80,
                     .tracks = {Track::Full, Track::Full, Track::Cards, Track::Score},
                     .oddStarts = true});
}

/// A window that begins beyond the end begins again from the start.
std::size_t firstOf(const Window &window, const std::vector<Action> &actions)
{
    return window.from % actions.size();
}

} // namespace

State Window::start() const
{
    const SimulatedGame game = gameOf(*this);
    State state = game.start;
    for (std::size_t i = 0; i < firstOf(*this, game.actions); ++i)
        state = std::get<Step<State, Fact>>(arigato::apply(state, game.actions[i])).state;
    return state;
}

std::vector<Action> Window::actions() const
{
    std::vector<Action> actions = gameOf(*this).actions;
    const auto first = static_cast<std::ptrdiff_t>(firstOf(*this, actions));
    actions.erase(actions.begin(), actions.begin() + first);
    actions.resize(std::min(length, actions.size()));
    return actions;
}

Lines Window::journal() const
{
    return journalOf(start(), actions());
}

rc::Gen<Window> windows()
{
    return rc::gen::build<Window>(
        rc::gen::set(&Window::seed, rc::gen::inRange<std::uint64_t>(0, 10000)),
        rc::gen::set(&Window::players, rc::gen::inRange(1, mostPlayers + 1)),
        rc::gen::set(&Window::from,
                     rc::gen::resize(rc::kNominalSize, rc::gen::inRange<std::size_t>(0, 400))),
        rc::gen::set(&Window::length,
                     rc::gen::resize(rc::kNominalSize, rc::gen::inRange<std::size_t>(0, longest))));
}

void showValue(const Window &window, std::ostream &out)
{
    out << "game " << window.seed << " of " << window.players << ", lines " << window.from << " + "
        << window.length;
}

bool areSame(const Lines &a, const Lines &b)
{
    return a.state() == b.state() && std::ranges::equal(a.lines(), b.lines()) &&
           a.undone() == b.undone();
}

Lines journalOf(const State &start, const std::vector<Action> &actions)
{
    Lines journal(start);
    for (const Action &action : actions)
        journal.append(action);
    return journal;
}

} // namespace gyoji::arigato
