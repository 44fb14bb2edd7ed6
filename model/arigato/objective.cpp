// SPDX-License-Identifier: MIT
#include "arigato/objective.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

using TypeCounts = std::array<int, gyoji::countOf<ArtisanType>>;

bool counts(const ObjectiveCount &part, const Card &card)
{
    return (!part.type || *part.type == card.type) &&
           (part.with != Mark::Hourglass || card.hourglass);
}

void countVillage(const State &state, const Seat &seat, const ObjectiveCount &part, TypeCounts &to)
{
    for (const auto &villager : seat.village) {
        if (!villager || villager->faceDown)
            continue;
        const Card &card = state.card(*villager->card);
        if (counts(part, card) && (part.with != Mark::Offering || villager->offering))
            ++to[indexOf(card.type)];
    }
}

void countGate(const State &state, const Seat &seat, const ObjectiveCount &part, TypeCounts &to)
{
    for (const CardRef ref : seat.gate) {
        const Card &card = state.card(ref);
        if (counts(part, card))
            ++to[indexOf(card.type)];
    }
    if (part.with)
        return;
    for (const ArtisanType type : allOf<ArtisanType>()) {
        if (!part.type || *part.type == type)
            to[indexOf(type)] += seat.gateOther.cards[indexOf(type)];
    }
}

template <std::size_t N>
int measure(ObjectiveKind kind, const std::array<int, N> &counts)
{
    switch (kind) {
    case ObjectiveKind::Any:
        break;
    case ObjectiveKind::Same:
        return std::ranges::max(counts);
    case ObjectiveKind::Different:
        return static_cast<int>(std::ranges::count_if(counts, [](int n) { return n > 0; }));
    }
    int total = 0;
    for (const int n : counts)
        total += n;
    return total;
}

std::optional<int> countSupply(const Seat &seat, const ObjectiveCount &part)
{
    const std::optional<Items> supply = seat.track == Track::Full ? seat.items : seat.supply;
    if (!supply)
        return std::nullopt;
    Items counted{};
    for (const Item item : allOf<Item>()) {
        if (!part.item || *part.item == item)
            counted[indexOf(item)] = (*supply)[indexOf(item)];
    }
    return measure(part.kind, counted);
}

} // namespace

std::optional<int> progressOf(const State &state, const Seat &seat, const ObjectivePart &part)
{
    const auto *count = std::get_if<ObjectiveCount>(&part);
    if (!count)
        return std::nullopt;
    if (count->zone == Zone::Supply)
        return countSupply(seat, *count);
    TypeCounts types{};
    if (count->zone != Zone::Gate)
        countVillage(state, seat, *count, types);
    if (count->zone != Zone::Village)
        countGate(state, seat, *count, types);
    return measure(count->kind, types);
}

bool isMet(const State &state, const Seat &seat, const Objective &objective, bool answer)
{
    return std::ranges::all_of(objective, [&](const ObjectivePart &part) {
        const auto *count = std::get_if<ObjectiveCount>(&part);
        return count ? progressOf(state, seat, part).value_or(0) >= count->n : answer;
    });
}

bool isManual(const Objective &objective)
{
    return std::ranges::any_of(objective, [](const ObjectivePart &part) {
        return std::holds_alternative<ObjectiveManual>(part);
    });
}

} // namespace gyoji::arigato
