// SPDX-License-Identifier: MIT
#include "arigato/amendments.h"

#include "simulate/arigato_actions.h"

namespace gyoji::arigato {

std::size_t below(Random &random, std::size_t n)
{
    return n == 0 ? 0 : random.below(n);
}

SeatIndex anySeat(const State &state, Random &random)
{
    return static_cast<SeatIndex>(random.below(state.seats.size()));
}

std::variant<Lines, Fall> typed(const State &start, const Actions &actions)
{
    Lines journal(start);
    for (const Action &action : actions) {
        if (auto refusal = journal.append(action))
            return Fall{journal.size(), std::move(*refusal)};
    }
    return journal;
}

Actions with(const Actions &actions, const Amendment<Action> &amendment)
{
    const auto at = actions.begin() + static_cast<std::ptrdiff_t>(amendment.at);
    Actions mended(actions.begin(), at);
    mended.insert(mended.end(), amendment.inserted.begin(), amendment.inserted.end());
    mended.insert(mended.end(), at + static_cast<std::ptrdiff_t>(amendment.removed), actions.end());
    return mended;
}

Amendment<Action> anyAmendment(const Lines &journal, const Actions &actions, Random &random)
{
    Amendment<Action> amendment;
    amendment.at = random.below(actions.size() + 1);
    amendment.removed = below(random, std::min<std::size_t>(3, actions.size() - amendment.at + 1));
    const State before = journal.stateBefore(amendment.at);
    for (std::size_t n = random.below(3); n > 0; --n) {
        amendment.inserted.push_back(actions.empty() || random.chance(700)
                                         ? randomAction(before, anySeat(before, random), random)
                                         : random.pick(actions));
    }
    return amendment;
}

} // namespace gyoji::arigato
