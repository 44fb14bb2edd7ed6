// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"

#include <compare>
#include <set>

/// Two boxes of one copy made one. What is known goes before what is not; where both know and
/// differ, one of them is picked.
namespace gyoji::arigato {

/// A field that two boxes can differ in.
enum class BoxField : std::uint8_t {
    Slots,
    Favor,
    Cost,
    Effect,
    Produces,
    Copies,
    Name,
    Tile,
    Day,
    Table,
    Hue
};

/// What two boxes say of: a card, a face or the box itself.
enum class BoxSubject : std::uint8_t { Card, Face, Box };

/// A field of a card, of a face or of the box itself.
struct BoxPart
{
    BoxSubject subject{};
    /// The card's or the face's in my box; empty for the box's own.
    std::string id;
    BoxField field{};
    /// The day of an objective, the index of a hue's type; else 0.
    int at = 0;

    friend auto operator<=>(const BoxPart &, const BoxPart &) = default;
};

/// What was picked where two boxes differ. Else mine stands.
struct MergePicks
{
    std::set<BoxPart> theirs;
    /// Cards of mine which are not the card of theirs that has their id.
    std::set<std::string> parted;

    friend bool operator==(const MergePicks &, const MergePicks &) = default;
};

/// How a card, a face or the box itself comes out: only mine; the same in both, or mine knows more;
/// theirs alone; mine completed by theirs; both differ in a field at least.
enum class Standing : std::uint8_t { OnlyMine, Same, Added, Completed, Differs };

struct MergedEntry
{
    BoxSubject subject{};
    /// In the merged box.
    std::string id;
    /// In their box; empty where it is not there.
    std::string theirId;
    Standing standing{};
    /// What mine did not know.
    std::vector<BoxPart> completed;
    /// What both know otherwise.
    std::vector<BoxPart> differing;

    friend bool operator==(const MergedEntry &, const MergedEntry &) = default;
};

struct MergedBox
{
    Box box;
    /// Each card of the merged box, then each face, then the box itself.
    std::vector<MergedEntry> entries;
};

/// My box with what theirs says. A card of theirs is the card of mine with its id, if most of what
/// both know agrees, or else one that is alike in all that both know; if it is none of mine, it is
/// added, under an id of its own.
MergedBox mergeBoxes(const Box &mine, const Box &theirs, const MergePicks &picks = {});

} // namespace gyoji::arigato

namespace gyoji {

template <>
inline constexpr std::array<std::string_view, 11> idsOf<arigato::BoxField>{
    "slots", "favor", "cost", "effect", "produces", "copies",
    "name",  "tile",  "day",  "table",  "hue"};
template <>
inline constexpr std::array<std::string_view, 5> idsOf<arigato::Standing>{
    "only-mine", "same", "added", "completed", "differs"};

} // namespace gyoji
