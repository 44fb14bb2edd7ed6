// SPDX-License-Identifier: MIT
#include "arigato/skips.h"

namespace gyoji::arigato {

namespace {

Skips *skipsIn(Action &action);

template <class A>
Skips *skipsIn(A &action)
{
    if constexpr (requires { action.skip; })
        return &action.skip;
    else
        return nullptr;
}

Skips *skipsIn(Batch &batch)
{
    Skips *found = nullptr;
    for (Action &action : batch.actions) {
        Skips *skips = skipsIn(action);
        if (skips && found)
            return nullptr;
        if (skips)
            found = skips;
    }
    return found;
}

Skips *skipsIn(Action &action)
{
    ActionVariant &variant = action;
    return std::visit([](auto &a) { return skipsIn(a); }, variant);
}

} // namespace

std::optional<Skips> skipsOf(Action action)
{
    const Skips *skips = skipsIn(action);
    return skips ? std::optional(*skips) : std::nullopt;
}

Action declining(Action action, Skip skip)
{
    skipsIn(action)->push_back(skip);
    return action;
}

Action accepting(Action action, int offer)
{
    std::erase_if(*skipsIn(action), [offer](const Skip &skip) { return skip.n == offer; });
    return action;
}

} // namespace gyoji::arigato
