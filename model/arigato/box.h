// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/terms.h"
#include "kernel/localized.h"

#include <bitset>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

/// What is printed: cards, calendar faces, the score table (spec, section 2).
namespace gyoji::arigato {

/// When a card's effect fires. Only the fields of its kind are set.
struct Condition
{
    ConditionKind kind{};
    std::optional<ArtisanType> type;
    std::optional<Item> item;
    std::optional<Row> row;
    std::optional<int> n;

    friend bool operator==(const Condition &, const Condition &) = default;
};

/// Does the condition bear the ⌛?
constexpr bool isHourglass(ConditionKind kind)
{
    return kind >= ConditionKind::DuskObjective;
}

/// "For each artisan of that type there"; the zone is Village or Gate.
struct Per
{
    ArtisanType type{};
    Zone zone{};

    friend bool operator==(const Per &, const Per &) = default;
};

struct Gain
{
    GainKind kind{};
    /// Of kind Item: none means an item of your choice.
    std::optional<Item> item;
    int n = 1;
    /// Of kind Favor.
    std::optional<Per> per;

    friend bool operator==(const Gain &, const Gain &) = default;
};

struct Card
{
    std::string id;
    /// Words of the players' own; may be empty.
    std::string name;
    ArtisanType type{};
    /// Where it may live; bit i is slot i.
    std::bitset<countOf<Slot>> slots;
    /// 0 to 20, none: not known yet.
    std::optional<int> favor;
    Item produces{};
    int copies = 1;
    /// What its offering needs; none: not known yet.
    std::optional<Items> cost;
    /// The condition and its 1 to 4 gains are both there or both absent.
    std::optional<Condition> when;
    std::vector<Gain> gain;
    /// Shows the ⌛ icon.
    bool hourglass = false;
    /// The effect is not known yet, or a guess.
    bool draft = false;

    bool mayLiveIn(Slot slot) const { return slots.test(indexOf(slot)); }

    friend bool operator==(const Card &, const Card &) = default;
};

/// One measurable part of an objective.
struct ObjectiveCount
{
    Zone zone{};
    ObjectiveKind kind{};
    int n = 1;
    std::optional<ArtisanType> type;
    std::optional<Item> item;
    std::optional<Mark> with;

    friend bool operator==(const ObjectiveCount &, const ObjectiveCount &) = default;
};

/// A part that this model cannot say: the players answer.
struct ObjectiveManual
{
    Localized text;

    friend bool operator==(const ObjectiveManual &, const ObjectiveManual &) = default;
};

using ObjectivePart = std::variant<ObjectiveCount, ObjectiveManual>;

/// 1 to 4 parts, all of which must hold.
using Objective = std::vector<ObjectivePart>;

/// What k objective tokens are worth; beyond the end the last entry holds.
using ScoreTable = std::vector<int>;

/// The objectives of days 2 to 11 that have one.
using ObjectiveDays = std::map<int, Objective>;

struct Face
{
    std::string id;
    int tile = 1;
    ObjectiveDays days;
    std::optional<ScoreTable> scoreTable;

    friend bool operator==(const Face &, const Face &) = default;
};

/// A card's place in its box. It stays the same when the card is defined anew.
using CardRef = std::uint16_t;

/// The cards of a box in file order, found by id.
class CardList
{
public:
    /// Adds the card, or puts it in the place of the one with its id.
    CardRef define(Card card);
    std::optional<CardRef> find(std::string_view id) const;
    /// An id that no card has yet: the prefix and a number.
    std::string freeId(const std::string &prefix) const;

    const Card &operator[](CardRef ref) const { return m_cards[ref]; }
    std::size_t size() const { return m_cards.size(); }
    auto begin() const { return m_cards.begin(); }
    auto end() const { return m_cards.end(); }

    friend bool operator==(const CardList &, const CardList &) = default;

private:
    std::vector<Card> m_cards;
    std::unordered_map<std::string, CardRef> m_refs;
};

struct Box
{
    std::string id;
    Localized title;
    bool official = false;
    std::map<ArtisanType, Hue> hues;
    CardList cards;
    std::vector<Face> faces;
    std::optional<ScoreTable> scoreTable;

    const Face *face(std::string_view faceId) const;

    friend bool operator==(const Box &, const Box &) = default;
};

} // namespace gyoji::arigato
