// SPDX-License-Identifier: MIT
#include "conformance/arigato_subject.h"

#include "arigato/clock.h"
#include "arigato/score.h"
#include "simulate/arigato_actions.h"
#include "simulate/arigato_box.h"
#include "simulate/arigato_game.h"

namespace gyoji::arigato {

namespace {

constexpr int mostPlayers = 5;

/// Cards that fire themselves, so that somebody must decline.
void addCircles(Box &box, Random &random)
{
    for (const Item item : allOf<Item>()) {
        Card card = randomCard("circle-" + std::string(idOf(item)), random);
        card.slots.set();
        card.when = Condition{ConditionKind::Item, {}, item, {}, {}};
        card.gain = {{GainKind::Item, item, 1, {}}};
        box.cards.define(std::move(card));
    }
}

SimulateOptions everything()
{
    return {.rarePermille = 40,
            .tracks = {Track::Full, Track::Full, Track::Cards, Track::Score},
            .oddStarts = true};
}

} // namespace

Subject::Played Subject::play(std::uint64_t seed)
{
    Random random(seed);
    Box box = randomBox(random);
    if (random.chance(100))
        addCircles(box, random);
    auto game = simulate(box, random.bits(), random.between(1, mostPlayers), everything());
    return {writeHeader(game.header, box), std::move(game.start), std::move(game.actions)};
}

bool Subject::isOver(const State &state)
{
    return clockOf(state).phase == Phase::Over;
}

bool Subject::hasWinners(const State &state)
{
    return !winnersOf(state).empty();
}

QByteArray Subject::anyLine(const State &state, Random &random)
{
    const auto seat = static_cast<SeatIndex>(random.below(state.seats.size()));
    return writeAction(randomAction(state, seat, random));
}

Action Subject::spoiled(Action action, Random &random)
{
    if (Skips *skips = skipsOf(action)) {
        skips->clear();
        if (random.chance(500))
            skips->push_back({0, random.pick(allOf<Slot>())});
    }
    return action;
}

} // namespace gyoji::arigato
