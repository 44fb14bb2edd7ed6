// SPDX-License-Identifier: MIT
#include "arigato/counts.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

bool isOfType(const State &state, const Villager &villager, std::optional<ArtisanType> type)
{
    return !villager.faceDown && (!type || state.card(*villager.card).type == *type);
}

} // namespace

int countInVillage(const State &state, const Seat &seat, std::optional<ArtisanType> type,
                   bool withOffering)
{
    return static_cast<int>(std::ranges::count_if(seat.village, [&](const auto &villager) {
        return villager && isOfType(state, *villager, type) &&
               (villager->offering || !withOffering);
    }));
}

int countInRow(const State &state, const Seat &seat, Row row, ArtisanType type)
{
    return static_cast<int>(std::ranges::count_if(allOf<Slot>(), [&](Slot slot) {
        const Villager *villager = seat.villager(slot);
        return rowOf(slot) == row && villager && isOfType(state, *villager, type);
    }));
}

int countUnderGate(const State &state, const Seat &seat, ArtisanType type)
{
    const auto isOfThat = [&](CardRef card) { return state.card(card).type == type; };
    return static_cast<int>(std::ranges::count_if(seat.gate, isOfThat)) +
           seat.gateOther.cards[indexOf(type)];
}

bool areAlike(const TravelerTypes &travelers)
{
    const auto &[first, second] = travelers.types;
    if (first && second)
        return first == second;
    return travelers.match.value_or(false);
}

} // namespace gyoji::arigato
