// SPDX-License-Identifier: MIT
#include "simulate/arigato_player.h"

#include "arigato/clock.h"
#include "arigato/rule_ids.h"
#include "simulate/arigato_actions.h"
#include "simulate/arigato_daytime.h"
#include "simulate/arigato_roles.h"
#include "simulate/arigato_supply.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

constexpr int linesOfALongDay = 40;
constexpr int tries = 8;
/// How many of a thousand rare actions that would upset the game are kept.
constexpr int drasticPermille = 100;
/// How often a seat whose score alone is followed has something to say.
constexpr int scoreSeatPermille = 300;
/// The highest number of an offer that a line can decline.
constexpr int lastSkip = 999;

std::optional<Move> moveOf(const State &state, Action action)
{
    auto outcome = arigato::apply(state, action);
    if (auto *step = std::get_if<Step<State, Fact>>(&outcome))
        return Move{std::move(action), std::move(step->state)};
    return std::nullopt;
}

bool isDrastic(const Action &action)
{
    if (const auto *batch = std::get_if<Batch>(&action.variant()))
        return std::ranges::any_of(batch->actions, isDrastic);
    if (const auto *adjust = std::get_if<Adjust>(&action.variant()))
        return adjust->day || adjust->phase;
    return std::holds_alternative<Finish>(action.variant()) ||
           std::holds_alternative<Retire>(action.variant()) ||
           std::holds_alternative<SetTrack>(action.variant());
}

Action declining(Action action, int first)
{
    Skips &skips = *skipsOf(action);
    skips.clear();
    for (int n = first; n <= lastSkip; ++n)
        skips.push_back({n, std::nullopt});
    return action;
}

/// Breaks a circle of effects: goes along with it for a while, then declines.
std::optional<Move> breakCircle(const State &state, const Action &action)
{
    for (const int accepted : {60, 15, 0}) {
        if (auto move = moveOf(state, declining(action, accepted)))
            return move;
    }
    return std::nullopt;
}

bool isEffect(const Fact &fact)
{
    return std::ranges::find(rule::when, fact.rule) != rule::when.end();
}

/// The same line without one of its effects, if it has any: as a number alone, or with its slot.
std::optional<Move> declineOne(const State &state, Action action, const Facts &facts,
                               Random &random)
{
    Skips *skips = skipsOf(action);
    const auto first = std::ranges::find_if(facts, isEffect);
    if (!skips || first == facts.end())
        return std::nullopt;
    if (random.chance(500))
        skips->push_back({0, first->slot});
    else
        skips->push_back({random.between(0, 2), std::nullopt});
    return moveOf(state, std::move(action));
}

std::optional<Move> accept(const State &state, Action action, int declinePermille, Random &random)
{
    auto outcome = arigato::apply(state, action);
    if (const auto *refusal = std::get_if<Refusal>(&outcome)) {
        if (refusal->rule == rule::effectLoop && skipsOf(action))
            return breakCircle(state, action);
        return std::nullopt;
    }
    auto &step = std::get<Step<State, Fact>>(outcome);
    if (random.chance(declinePermille)) {
        if (auto move = declineOne(state, action, step.facts, random))
            return move;
    }
    return Move{std::move(action), std::move(step.state)};
}

const Seat &seatOf(const State &state, SeatIndex player)
{
    return state.seats[static_cast<std::size_t>(player)];
}

/// Who gets the travelers; the seat itself when nobody else is there (ari.solo).
SeatIndex leftNeighbor(const State &state, SeatIndex player)
{
    const auto seats = static_cast<SeatIndex>(state.seats.size());
    auto left = static_cast<SeatIndex>((player + 1) % seats);
    while (left != player && seatOf(state, left).retired)
        left = static_cast<SeatIndex>((left + 1) % seats);
    return left;
}

} // namespace

std::optional<Move> Player::next(const State &state, Pool &pool, Random &random)
{
    const Seat &seat = seatOf(state, m_seat);
    const bool isScoreOnly = seat.track == Track::Score && m_rarePermille > 0;
    if (random.chance(isScoreOnly ? scoreSeatPermille : m_rarePermille)) {
        if (auto move = rareMove(state, random)) {
            follow(seat, *move, pool);
            return move;
        }
    }
    if (!plays(seat) || seat.track == Track::Score)
        return std::nullopt;
    for (int i = 0; i < tries; ++i) {
        if (auto move = accept(state, usualLine(state, pool, random), m_rarePermille, random)) {
            follow(seat, *move, pool);
            return move;
        }
        m_dawn.clear();
    }
    return std::nullopt;
}

std::optional<Move> Player::rareMove(const State &state, Random &random) const
{
    for (int i = 0; i < tries; ++i) {
        Action action = randomAction(state, m_seat, random);
        if (isDrastic(action) && !random.chance(drasticPermille))
            continue;
        if (auto move = moveOf(state, std::move(action)))
            return move;
    }
    return std::nullopt;
}

Action Player::usualLine(const State &state, Pool &pool, Random &random)
{
    const Seat &seat = seatOf(state, m_seat);
    if (seat.owes > 0)
        return chooseItems(state, m_seat, random);
    switch (seat.phase) {
    case Phase::Dawn:
        return dawnLine(state, pool, random);
    case Phase::Day:
        return dayLine(state, m_seat, m_linesToday > linesOfALongDay, random);
    default:
        return duskLine(state, m_seat);
    }
}

Action Player::dawnLine(const State &state, Pool &pool, Random &random)
{
    const Seat &seat = seatOf(state, m_seat);
    if (m_dealtFor != seat.day || m_dawn.empty()) {
        const Roles roles = chooseRoles(state, seat, pool.deal(m_seat, random), random);
        const bool plain = !random.chance(5 * m_rarePermille);
        const auto lines = dawnLines(state, m_seat, roles, plain, random);
        m_dealtFor = seat.day;
        m_dawn.assign(lines.begin(), lines.end());
        m_travelers = roles.travelers;
        m_producers = roles.producers;
    }
    return m_dawn.front();
}

void Player::follow(const Seat &before, const Move &move, Pool &pool)
{
    const Seat &after = seatOf(move.state, m_seat);
    m_linesToday = after.day == before.day ? m_linesToday + 1 : 0;
    if (!m_dawn.empty() && move.action == m_dawn.front())
        m_dawn.pop_front();

    for (const Slot slot : allOf<Slot>()) {
        const Villager *left = before.villager(slot);
        const Villager *there = after.villager(slot);
        const bool isDiscarded =
            left && !left->faceDown && !left->offering && !(there && there->card == left->card);
        if (isDiscarded)
            pool.discard(*left->card);
    }
    if (before.phase == Phase::Dawn && after.phase != Phase::Dawn) {
        m_dawn.clear();
        pool.sendTo(leftNeighbor(move.state, m_seat), std::exchange(m_travelers, {}));
        for (const CardRef card : std::exchange(m_producers, {}))
            pool.discard(card);
    }
}

} // namespace gyoji::arigato
