// SPDX-License-Identifier: MIT
#include "arigato/rules.h"

#include "arigato/act.h"
#include "arigato/clock.h"
#include "arigato/rule_ids.h"
#include "kernel/script_ids.h"

#include <algorithm>
#include <concepts>

namespace gyoji::arigato {

namespace {

template <class A, class... Others>
concept OneOf = (std::same_as<A, Others> || ...);

template <class A>
concept OfSeat = requires(const A &action)
{
    action.player;
};

/// Only these are accepted at a table or of a seat that is over.
template <class A>
constexpr bool isFineWhenOver = OneOf<A, Note, Rename, Define, Adjust, SetTrack>;
template <class A>
constexpr bool isFineWhenRetired = OneOf<A, Adjust, Rename>;
/// Of a seat followed by `score`.
template <class A>
constexpr bool isFineWithScore = OneOf<A, Adjust, Rename, Retire, SetTrack>;
template <class A>
constexpr bool isFineWhileOwing =
    OneOf<A, Choose, Adjust, Define, SetRuling, Rename, Retire, SetTrack, Note, Finish>;

bool needsItems(const Discard &)
{
    return true;
}
bool needsItems(const Adjust &action)
{
    return action.items.has_value();
}
template <class A>
bool needsItems(const A &)
{
    return false;
}

template <OfSeat A>
Result refusalOfSeat(const State &state, const A &action)
{
    if (action.player < 0 || action.player >= std::ssize(state.seats))
        return Refusal{
            script::player,
            {{"key", std::string("player")}, {"max", static_cast<int>(state.seats.size()) - 1}}};
    const Seat &seat = state.seats[static_cast<std::size_t>(action.player)];
    if (!isFineWhenOver<A> && (clockOf(state).phase == Phase::Over || seat.phase == Phase::Over))
        return Refusal{rule::endOver, {{"player", seat.name}}};
    if (!isFineWhenRetired<A> && seat.retired)
        return Refusal{script::retired, {{"player", seat.name}}};
    const bool isTooLittle = seat.track == Track::Score && !isFineWithScore<A>;
    if (isTooLittle || (seat.track != Track::Full && needsItems(action)))
        return Refusal{script::track, {{"level", Term{"track", idOf(seat.track)}}}};
    if (!isFineWhileOwing<A> && seat.owes > 0)
        return Refusal{rule::chooseOwed, {{"owed", seat.owes}}};
    return accepted;
}

Result refusalOfCard(const State &state, const std::string &card, std::string_view key)
{
    if (state.box->cards.find(card))
        return accepted;
    return Refusal{script::card, {{"key", std::string(key)}, {"card", card}}};
}

Result refusalOfCards(const State &state, const std::vector<std::string> &cards,
                      std::string_view key)
{
    for (const std::string &card : cards) {
        if (auto refusal = refusalOfCard(state, card, key))
            return refusal;
    }
    return accepted;
}

Result refusalOfProducers(const State &state, const ProducerList &list)
{
    const auto *cards = std::get_if<ProducerCards>(&list);
    return cards ? refusalOfCards(state, *cards, "cards") : accepted;
}

Result refusalOfPlaces(const State &state,
                       const std::map<Slot, std::optional<Adjust::Place>> &village)
{
    for (const auto &[slot, place] : village) {
        if (!place)
            continue;
        if (auto refusal = refusalOfCard(state, place->card, "village"))
            return refusal;
    }
    return accepted;
}

/// The cards an action names must be in the box: a line that was accepted once may be replayed on
/// a box that no longer has them.
template <class A>
Result refusalOfNames(const State &state, const A &action)
{
    if constexpr (OneOf<A, PlaceResident, Reveal>) {
        if (action.card) {
            if (auto refusal = refusalOfCard(state, *action.card, "card"))
                return refusal;
        }
    }
    if constexpr (OneOf<A, Reveal>) {
        if (action.producers)
            return refusalOfProducers(state, *action.producers);
    }
    if constexpr (OneOf<A, KeepProducers>)
        return refusalOfProducers(state, action.producers);
    if constexpr (OneOf<A, Adjust>) {
        if (action.gate) {
            if (auto refusal = refusalOfCards(state, *action.gate, "gate"))
                return refusal;
        }
        if (action.village)
            return refusalOfPlaces(state, *action.village);
    }
    return accepted;
}

template <class A>
Result perform(State &state, Facts &facts, const A &action)
{
    if (auto refusal = refusalOfNames(state, action))
        return refusal;
    if constexpr (OfSeat<A>) {
        if (auto refusal = refusalOfSeat(state, action))
            return refusal;
    } else if (!isFineWhenOver<A> && clockOf(state).phase == Phase::Over) {
        return Refusal{rule::endOver, {}};
    }
    return act(state, facts, action);
}

/// All or none: each member is judged by itself, on the state the members before it leave.
Result perform(State &state, Facts &facts, const Batch &batch)
{
    for (const Action &action : batch.actions) {
        if (std::holds_alternative<Batch>(action.variant()))
            return Refusal{script::word, {{"key", std::string("actions")}}};
        auto refusal =
            std::visit([&](const auto &a) { return perform(state, facts, a); }, action.variant());
        if (refusal)
            return refusal;
    }
    return accepted;
}

SeatIndex seatOf(const Action &action);

template <class A>
SeatIndex seatOf(const A &action)
{
    if constexpr (OfSeat<A>)
        return action.player;
    else
        return noSeat;
}

SeatIndex seatOf(const Batch &batch)
{
    if (batch.actions.empty())
        return noSeat;
    const SeatIndex first = seatOf(batch.actions.front());
    const bool isOneSeat = std::ranges::all_of(
        batch.actions, [first](const Action &action) { return seatOf(action) == first; });
    return isOneSeat ? first : noSeat;
}

SeatIndex seatOf(const Action &action)
{
    return std::visit([](const auto &a) { return seatOf(a); }, action.variant());
}

} // namespace

Outcome<State, Fact> apply(State state, const Action &action)
{
    Step<State, Fact> step{std::move(state), {}};
    auto refusal = std::visit([&](const auto &a) { return perform(step.state, step.facts, a); },
                              action.variant());
    if (refusal)
        return std::move(*refusal);
    return step;
}

std::optional<Refusal> refusalOf(const State &state, const Action &action)
{
    auto outcome = apply(state, action);
    auto *refusal = std::get_if<Refusal>(&outcome);
    return refusal ? std::optional(std::move(*refusal)) : std::nullopt;
}

bool accepts(const State &state, const Action &action)
{
    return !refusalOf(state, action);
}

SeatIndex Game::seatOf(const Action &action)
{
    return arigato::seatOf(action);
}

int Game::clockOf(const State &state, SeatIndex seat)
{
    const Seat &own = state.seats[static_cast<std::size_t>(seat)];
    return own.day * static_cast<int>(gyoji::countOf<Phase>) + static_cast<int>(own.phase);
}

} // namespace gyoji::arigato
