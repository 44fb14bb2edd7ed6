// SPDX-License-Identifier: MIT
#include "arigato/readiness.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

Items shortageOf(const Items &items, const Items &cost)
{
    Items missing{};
    for (const Item item : allOf<Item>())
        missing[indexOf(item)] = std::max(0, cost[indexOf(item)] - items[indexOf(item)]);
    return missing;
}

/// The item of which most is left over; none where of no item two are.
std::optional<Item> giverOf(const Items &items, const Items &cost)
{
    const auto left = [&](Item item) { return items[indexOf(item)] - cost[indexOf(item)]; };
    const Item most = std::ranges::max(allOf<Item>(), {}, left);
    return left(most) >= exchangeRate ? std::optional(most) : std::nullopt;
}

} // namespace

std::optional<Readiness> readinessOf(const State &state, SeatIndex index, Slot slot)
{
    const Seat &seat = state.seats[static_cast<std::size_t>(index)];
    const Villager *villager = seat.villager(slot);
    if (seat.track != Track::Full || !villager || villager->faceDown || villager->offering)
        return std::nullopt;
    const auto &cost = state.card(*villager->card).cost;
    if (!cost)
        return std::nullopt;
    Readiness readiness;
    Items items = seat.items;
    for (const Item take : allOf<Item>()) {
        while (items[indexOf(take)] < (*cost)[indexOf(take)]) {
            const auto give = giverOf(items, *cost);
            if (!give)
                return Readiness{{}, shortageOf(seat.items, *cost)};
            readiness.exchanges.push_back({index, *give, take, {}});
            items[indexOf(*give)] -= exchangeRate;
            ++items[indexOf(take)];
        }
    }
    return readiness;
}

Action offeringOf(SeatIndex seat, Slot slot, const Readiness &readiness)
{
    const PrepareOffering offering{seat, slot, {}, {}};
    if (readiness.exchanges.empty())
        return offering;
    Batch line;
    for (const Exchange &exchange : readiness.exchanges)
        line.actions.emplace_back(exchange);
    line.actions.emplace_back(offering);
    return line;
}

} // namespace gyoji::arigato
