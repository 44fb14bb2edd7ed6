// SPDX-License-Identifier: MIT
#pragma once

#include "simulate/arigato_game.h"

#include <map>
#include <vector>

namespace gyoji::arigato {

/// What cards brought over many games: their effects' favor and their points under the gate, for
/// each time one was placed.
class Balance
{
public:
    void add(const SimulatedGame &game);

    /// In rising order, one for each seat.
    std::vector<int> totals() const;
    /// Points for each card of that type placed.
    double pointsOf(ArtisanType type) const;

private:
    struct Sum
    {
        int placed = 0;
        int points = 0;
    };
    void addFacts(const State &state, const Facts &facts);

    std::map<ArtisanType, Sum> m_types;
    std::vector<int> m_totals;
};

} // namespace gyoji::arigato
