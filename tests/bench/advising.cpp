// SPDX-License-Identifier: MIT
#include "bench/advising.h"

#include "arigato/advice.h"
#include "arigato/rules.h"
#include "bench/measure.h"
#include "simulate/arigato_game.h"
#include "simulate/random.h"

#include <cstdio>

namespace gyoji::bench {

namespace {

using namespace arigato;

constexpr std::size_t positions = 2000;
constexpr int firstMidDay = 5;
constexpr int firstLateDay = 8;
constexpr int mostItems = 14;

struct Position
{
    State state;
    SeatIndex seat = 0;
};

/// Each day of a late game, just after the reveal: the whole daytime lies ahead.
void addRevealed(const SimulatedGame &game, std::vector<Position> &found)
{
    State state = game.start;
    for (const Action &action : game.actions) {
        state = std::get<Step<State, Fact>>(apply(std::move(state), action)).state;
        const auto *reveal = std::get_if<Reveal>(&action.variant());
        if (!reveal)
            continue;
        const Seat &seat = state.seats[static_cast<std::size_t>(reveal->player)];
        if (seat.day >= firstLateDay && seat.phase == Phase::Day && found.size() < positions)
            found.push_back({state, reveal->player});
    }
}

std::vector<Position> lateGames(const Box &box, Random &random)
{
    constexpr int players = 5;
    std::vector<Position> found;
    while (found.size() < positions)
        addRevealed(simulate(box, random.bits(), players, {.rarePermille = 0}), found);
    return found;
}

std::string anyCard(const Box &box, Random &random)
{
    return random.pick(std::vector<Card>(box.cards.begin(), box.cards.end())).id;
}

/// An artisan with an effect.
std::string anyArtisan(const Box &box, Random &random)
{
    for (;;) {
        const std::string id = anyCard(box, random);
        if (box.cards[*box.cards.find(id)].when)
            return id;
    }
}

/// Four artisans with effects, up to 14 items of any kind, eight cards under the gate.
Position richDay(const Box &box, Random &random)
{
    Header header;
    header.players = {"Aki"};
    header.faces = {random.chance(500) ? "1a" : "1b", random.chance(500) ? "2a" : "2b"};
    Adjust adjust;
    adjust.player = 0;
    adjust.day = random.between(firstMidDay, lastDay);
    adjust.phase = Phase::Day;
    adjust.favor = random.between(0, 60);
    adjust.items.emplace();
    for (int left = random.between(0, mostItems); left > 0; --left)
        ++(*adjust.items)[random.pick(allOf<Item>())];
    adjust.gate.emplace();
    for (int left = 8; left > 0; --left)
        adjust.gate->push_back(anyCard(box, random));
    adjust.village.emplace();
    for (const Slot slot : allOf<Slot>())
        (*adjust.village)[slot] = Adjust::Place{anyArtisan(box, random), random.chance(300)};
    return {std::get<Step<State, Fact>>(apply(begin(header, box), adjust)).state, 0};
}

std::vector<Position> richDays(const Box &box, Random &random)
{
    std::vector<Position> found;
    while (found.size() < positions)
        found.push_back(richDay(box, random));
    return found;
}

void adviseAll(std::string_view name, const std::vector<Position> &found)
{
    int proven = 0;
    std::size_t next = 0;
    spread(name, 100, positions, [&] {
        const auto &[state, seat] = found[next++];
        proven += adviseOf(state, seat).proven ? 1 : 0;
    });
    std::printf("%-58s %10d of %zu\n", "  proven", proven, positions);
}

} // namespace

void benchAdvice(const Box &box)
{
    Random random(11);
    adviseAll("advice after the reveal, days 8 to 12 of games of five", lateGames(box, random));
    adviseAll("advice with four effects and up to 14 items", richDays(box, random));
}

} // namespace gyoji::bench
