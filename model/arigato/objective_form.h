// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"
#include "arigato/form_choice.h"

/// One measurable part of an objective as it is described, field by field.
namespace gyoji::arigato {

enum class ObjectiveField : std::uint8_t { Zone, Kind, N, Type, Item, With };

/// A part under way: of a whole one zone, kind and n are known.
struct ObjectiveDraft
{
    std::optional<Zone> zone;
    std::optional<ObjectiveKind> kind;
    std::optional<int> n;
    std::optional<ArtisanType> type;
    std::optional<Item> item;
    std::optional<Mark> with;

    friend bool operator==(const ObjectiveDraft &, const ObjectiveDraft &) = default;
};

ObjectiveDraft draftOf(const ObjectiveCount &part);

/// None while the part is not whole.
std::optional<ObjectiveCount> written(const ObjectiveDraft &draft);

/// The fields that the part has, in their order.
std::vector<ObjectiveField> fieldsOf(const ObjectiveDraft &draft);

/// Of type, item and token "none" is a choice too.
std::vector<FormChoice> choicesOf(const ObjectiveDraft &draft, ObjectiveField field);

/// The part with that choice; an unknown word leaves it as it is. What does not go with a zone
/// goes.
ObjectiveDraft chosen(const ObjectiveDraft &draft, ObjectiveField field, std::string_view choice);

bool isKnown(const ObjectiveDraft &draft, ObjectiveField field);

} // namespace gyoji::arigato

namespace gyoji {

template <>
inline constexpr std::array<std::string_view, 6> idsOf<arigato::ObjectiveField>{
    "zone", "kind", "n", "type", "item", "with"};

} // namespace gyoji
