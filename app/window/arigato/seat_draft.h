// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"

namespace gyoji {

/// What fingers have picked for a line that is not whole yet.
struct SeatDraft
{
    /// Of the resident.
    std::optional<arigato::ArtisanType> type;
    std::optional<std::string> card;
    /// Of producers or travelers.
    arigato::ProducerTypes types;
    /// To choose or to discard.
    arigato::Items items{};
    /// Given away in an exchange.
    std::optional<arigato::Item> given;

    friend bool operator==(const SeatDraft &, const SeatDraft &) = default;
};

} // namespace gyoji
