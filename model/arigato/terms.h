// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/argument.h"
#include "kernel/ids.h"

#include <array>
#include <cstdint>

/// The closed vocabulary of Arigatō: every word here has an id in spec order.
namespace gyoji::arigato {

enum class ArtisanType : std::uint8_t { Origamist, Gardener, Blacksmith, Sculptor, Pyrotechnist };
enum class Item : std::uint8_t { Origami, Bonsai, Sword, Statue, Firework };
/// The four workshops: UL UR over LL LR.
enum class Slot : std::uint8_t { UL, UR, LL, LR };
enum class Row : std::uint8_t { Upper, Lower };
enum class Phase : std::uint8_t { Dawn, Day, Dusk, Over };
/// How closely a seat is followed.
enum class Track : std::uint8_t { Full, Cards, Score };

enum class ConditionKind : std::uint8_t {
    Traveler,
    TravelersMatch,
    Resident,
    Producer,
    ProducersMatch,
    Gate,
    Leave,
    Offering,
    Item,
    DuskObjective,
    DuskOfferingType,
    DuskRow,
    DuskItems,
    DuskOfferingPair,
    DuskVillage
};
enum class GainKind : std::uint8_t { Item, Favor, OfferedItem, MatchItem };
enum class Zone : std::uint8_t { Village, Gate, Both, Supply };
enum class ObjectiveKind : std::uint8_t { Any, Same, Different };
/// What an objective's cards must show.
enum class Mark : std::uint8_t { Offering, Hourglass };
enum class Hue : std::uint8_t { Red, Orange, Yellow, Green, Teal, Blue, Purple, Pink, Brown, Gray };

enum class Ruling : std::uint8_t {
    ResidentSeesItself,
    PerGateCountsSelf,
    GateSeesItself,
    LastDayPairs,
    ExchangeGains,
    DawnSendFires
};

} // namespace gyoji::arigato

namespace gyoji {

template <>
inline constexpr std::array<std::string_view, 5> idsOf<arigato::ArtisanType>{
    "origamist", "gardener", "blacksmith", "sculptor", "pyrotechnist"};
template <>
inline constexpr std::array<std::string_view, 5> idsOf<arigato::Item>{"origami", "bonsai", "sword",
                                                                      "statue", "firework"};
template <>
inline constexpr std::array<std::string_view, 4> idsOf<arigato::Slot>{"UL", "UR", "LL", "LR"};
template <>
inline constexpr std::array<std::string_view, 2> idsOf<arigato::Row>{"upper", "lower"};
template <>
inline constexpr std::array<std::string_view, 4> idsOf<arigato::Phase>{"dawn", "day", "dusk",
                                                                       "over"};
template <>
inline constexpr std::array<std::string_view, 3> idsOf<arigato::Track>{"full", "cards", "score"};
template <>
inline constexpr std::array<std::string_view, 15> idsOf<arigato::ConditionKind>{
    "traveler",       "travelers-match",    "resident",
    "producer",       "producers-match",    "gate",
    "leave",          "offering",           "item",
    "dusk-objective", "dusk-offering-type", "dusk-row",
    "dusk-items",     "dusk-offering-pair", "dusk-village"};
template <>
inline constexpr std::array<std::string_view, 4> idsOf<arigato::GainKind>{
    "item", "favor", "offered-item", "match-item"};
template <>
inline constexpr std::array<std::string_view, 4> idsOf<arigato::Zone>{"village", "gate", "both",
                                                                      "supply"};
template <>
inline constexpr std::array<std::string_view, 3> idsOf<arigato::ObjectiveKind>{"any", "same",
                                                                               "different"};
template <>
inline constexpr std::array<std::string_view, 2> idsOf<arigato::Mark>{"offering", "hourglass"};
template <>
inline constexpr std::array<std::string_view, 10> idsOf<arigato::Hue>{
    "red", "orange", "yellow", "green", "teal", "blue", "purple", "pink", "brown", "gray"};
template <>
inline constexpr std::array<std::string_view, 6> idsOf<arigato::Ruling>{
    "resident-sees-itself", "per-gate-counts-self", "gate-sees-itself",
    "last-day-pairs",       "exchange-gains",       "dawn-send-fires"};

} // namespace gyoji

namespace gyoji::arigato {

/// The two values of each ruling, the default first (`rulings` in the spec).
inline constexpr std::array<std::array<std::string_view, 2>, countOf<Ruling>> rulingValues{{
    {"yes", "no"},
    {"yes", "no"},
    {"no", "yes"},
    {"pair", "once"},
    {"no", "yes"},
    {"yes", "no"},
}};

inline constexpr int firstDay = 1;
inline constexpr int lastDay = 12;

/// What the supply may hold after dusk (ari.dusk.limit).
inline constexpr int itemLimit = 7;

/// Identical items that an exchange gives for one other (ari.day.exchange).
inline constexpr int exchangeRate = 2;

/// Each time favor reaches or passes a multiple of that, so many items are owed (ari.bonus.ten).
inline constexpr int bonusEvery = 10;
inline constexpr int favorBonus = 2;

/// How many cards of a day's five are kept as producers (ari.dawn.roles, ari.last.roles).
constexpr int producersOn(int day)
{
    return day == lastDay ? 4 : 2;
}

/// So many of each item, in item order.
using Items = std::array<int, countOf<Item>>;

constexpr int totalOf(const Items &items)
{
    int total = 0;
    for (int n : items)
        total += n;
    return total;
}

/// What artisans of that type produce, unless their card says otherwise.
constexpr Item itemOf(ArtisanType type)
{
    return static_cast<Item>(type);
}

constexpr Row rowOf(Slot slot)
{
    return slot == Slot::UL || slot == Slot::UR ? Row::Upper : Row::Lower;
}

/// The terms that sentences name.
constexpr Term term(ArtisanType type)
{
    return {"type", idOf(type)};
}
constexpr Term term(Item item)
{
    return {"item", idOf(item)};
}
constexpr Term term(Slot slot)
{
    return {"slot", idOf(slot)};
}
constexpr Term term(Phase phase)
{
    return {"phase", idOf(phase)};
}

} // namespace gyoji::arigato
