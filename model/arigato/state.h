// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/box.h"
#include "kernel/fact.h"
#include "kernel/shared.h"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gyoji::arigato {

/// How often a day some conditions fire (ari.effect.cap-two).
inline constexpr int dailyCap = 2;

/// An artisan in a workshop.
struct Villager
{
    /// None only for a face-down resident that is not named yet.
    std::optional<CardRef> card;
    bool offering = false;
    bool faceDown = false;
    /// Offers accepted today of a condition that fires at most twice a day.
    int capUsed = 0;

    friend bool operator==(const Villager &, const Villager &) = default;
};

using Village = std::array<std::optional<Villager>, countOf<Slot>>;

/// A card kept in hand to produce: known as a card, by its type, or not at all.
struct Producer
{
    std::optional<ArtisanType> type;
    std::optional<CardRef> card;

    friend bool operator==(const Producer &, const Producer &) = default;
};

/// Something that cards may answer to, one by one, at a moment.
struct Event
{
    /// The kind of condition that answers.
    ConditionKind kind{};
    /// Of Resident, Traveler, Producer, Gate: the type that came, was sent, discarded, put there.
    std::optional<ArtisanType> type;
    /// Of Item: the item gained; of Offering and ProducersMatch: what that artisan produces.
    std::optional<Item> item;
    /// Of Resident: where it lives.
    std::optional<Slot> slot;

    friend bool operator==(const Event &, const Event &) = default;
};

/// A card's gains, waiting for their turn.
struct Offer
{
    Slot slot{};
    CardRef card{};
    ConditionKind why{};
    /// What `offered-item` and `match-item` give.
    std::optional<Item> item;
    /// The card has just been put under the gate: its offer does not lapse.
    bool leaving = false;

    friend bool operator==(const Offer &, const Offer &) = default;
};

/// The face-down resident turns up, producers are discarded.
struct TurnUp
{
    friend bool operator==(const TurnUp &, const TurnUp &) = default;
};

/// Whoever is in that slot has its ⌛ turn.
struct HourglassTurn
{
    Slot slot{};

    friend bool operator==(const HourglassTurn &, const HourglassTurn &) = default;
};

/// The day's objective is looked at; `answer` is for its manual parts.
struct ObjectiveTurn
{
    bool answer = false;

    friend bool operator==(const ObjectiveTurn &, const ObjectiveTurn &) = default;
};

using Task = std::variant<Event, Offer, TurnUp, HourglassTurn, ObjectiveTurn>;

struct Seat
{
    std::string name;
    int day = firstDay;
    Phase phase = Phase::Dawn;
    Track track = Track::Full;
    Village village;
    std::vector<CardRef> gate;
    GateOther gateOther;
    Items items{};
    int favor = 0;
    int objectives = 0;
    int owes = 0;
    bool retired = false;

    /// Today's roles, as far as they are named before the reveal.
    std::optional<TravelerTypes> travelers;
    std::optional<std::vector<Producer>> producers;
    /// What is left to resolve when a debt is paid; the newest task is the last.
    std::vector<Task> work;
    /// During a check of a seat followed by `cards`: what lies there, as far as it was said.
    std::optional<Items> supply;

    const Villager *villager(Slot slot) const
    {
        const auto &place = village[indexOf(slot)];
        return place ? &*place : nullptr;
    }

    friend bool operator==(const Seat &, const Seat &) = default;
};

/// What a game is begun with, and no action changes.
struct Calendar
{
    ObjectiveDays days;
    /// None: objective points are open.
    std::optional<ScoreTable> scoreTable;

    const Objective *objective(int day) const
    {
        const auto found = days.find(day);
        return found == days.end() ? nullptr : &found->second;
    }

    friend bool operator==(const Calendar &, const Calendar &) = default;
};

/// The index in rulingValues of what the table plays.
using Rulings = std::array<std::uint8_t, countOf<Ruling>>;

struct State
{
    Shared<Box> box;
    Shared<Calendar> calendar;
    Rulings rulings{};
    std::vector<Seat> seats;

    const Card &card(CardRef ref) const { return box->cards[ref]; }
    std::string_view ruling(Ruling id) const
    {
        return rulingValues[indexOf(id)][rulings[indexOf(id)]];
    }

    friend bool operator==(const State &, const State &) = default;
};

/// What a fact brought, negative when taken away.
namespace gain {

struct Favor
{
    int n = 0;
    friend bool operator==(const Favor &, const Favor &) = default;
};
struct Item
{
    arigato::Item item{};
    int n = 0;
    /// Announced for the hands, not counted: a seat followed by `cards`.
    bool announced = false;
    friend bool operator==(const Item &, const Item &) = default;
};
struct Objective
{
    int n = 0;
    friend bool operator==(const Objective &, const Objective &) = default;
};
/// Points under the gate; the card is none for `gateOther`.
struct Gate
{
    std::optional<CardRef> card;
    int points = 0;
    friend bool operator==(const Gate &, const Gate &) = default;
};

} // namespace gain

struct Fact : FactBase
{
    int day = 0;
    Phase phase{};
    std::optional<Slot> slot;
    std::optional<CardRef> card;
    /// Of an effect: the number of its offer in its action, by which it is declined.
    std::optional<int> offer;
    std::variant<gain::Favor, gain::Item, gain::Objective, gain::Gate> gain;

    friend bool operator==(const Fact &, const Fact &) = default;
};

using Facts = std::vector<Fact>;

} // namespace gyoji::arigato
