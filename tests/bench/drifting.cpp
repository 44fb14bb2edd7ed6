// SPDX-License-Identifier: MIT
#include "bench/drifting.h"

#include "arigato/drifted.h"
#include "bench/measure.h"

#include <cstdio>

namespace gyoji::bench {

namespace {

using namespace arigato;

constexpr std::size_t games = 200;
constexpr int goal = 1000;
constexpr int tooManyTokens = 77;

void explainAll(std::string_view name, const std::vector<DriftedGame> &drifted)
{
    int explained = 0;
    std::size_t next = 0;
    spread(name, goal, games, [&] {
        const auto &[journal, seen] = drifted[next++];
        explained += driftOf(journal, seen).isExplained ? 1 : 0;
    });
    std::printf("%-58s %10d of %zu\n", "  explained", explained, games);
}

std::vector<DriftedGame> driftedGames(const Box &box, int acts)
{
    Random random(5);
    std::vector<DriftedGame> drifted;
    while (drifted.size() < games)
        drifted.push_back(driftedGame(box, random, acts));
    return drifted;
}

} // namespace

void benchDrift(const Box &box)
{
    auto drifted = driftedGames(box, 1);
    explainAll("find one act left out or typed wrong", drifted);
    explainAll("find two of them", driftedGames(box, 2));
    for (DriftedGame &game : drifted)
        game.seen.objectives = tooManyTokens;
    explainAll("find that nothing explains it", drifted);
}

} // namespace gyoji::bench
