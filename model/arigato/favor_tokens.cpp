// SPDX-License-Identifier: MIT
#include "arigato/favor_tokens.h"

#include <algorithm>

namespace gyoji::arigato {

FavorTokens fewestTokens(int favor)
{
    FavorTokens tokens{};
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        tokens[i] = favor / favorTokenWorths[i];
        favor %= favorTokenWorths[i];
    }
    return tokens;
}

FavorTokens tokensToTake(int before, int after)
{
    const FavorTokens lay = fewestTokens(before);
    FavorTokens tokens = fewestTokens(after);
    for (std::size_t i = 0; i < tokens.size(); ++i)
        tokens[i] = std::max(0, tokens[i] - lay[i]);
    return tokens;
}

} // namespace gyoji::arigato
