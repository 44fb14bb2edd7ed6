// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/box.h"

#include <bitset>

namespace gyoji {

/// What fingers have picked for a line that is not whole yet.
struct SeatDraft
{
    /// The question in front, where one was picked: its id, and the card it is about.
    std::string ask;
    std::optional<arigato::CardRef> askedCard;

    /// The number that is opened; empty for none.
    std::string number;
    /// The workshop that is looked at.
    std::optional<arigato::Slot> workshop;

    /// Of the resident.
    std::optional<arigato::ArtisanType> type;
    std::optional<std::string> card;
    /// The resident is not in the box: where its icon lets it live.
    bool isNew = false;
    std::bitset<countOf<arigato::Slot>> slots;

    /// Producers.
    std::vector<std::optional<arigato::ArtisanType>> producers;
    /// How many travelers of each type are claimed, and that the two are alike.
    std::array<int, countOf<arigato::ArtisanType>> travelers{};
    bool isPair = false;

    /// To choose or to discard, a cost, or what lies in the supply.
    arigato::Items items{};
    /// Items to choose that nobody has named.
    int unknownItems = 0;
    /// The supply was entered.
    bool hasSupply = false;
    /// An offering whose cost is being entered.
    std::optional<arigato::Slot> offered;
    /// Given away in an exchange.
    std::optional<arigato::Item> given;
    /// Of hourglass turns, where fingers have changed it.
    std::optional<std::vector<arigato::Slot>> order;

    friend bool operator==(const SeatDraft &, const SeatDraft &) = default;
};

} // namespace gyoji
