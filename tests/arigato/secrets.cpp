// SPDX-License-Identifier: MIT
#include "arigato/secrets.h"

namespace gyoji::arigato {

namespace {

std::optional<CardRef> someCard(const State &state, Random &random)
{
    if (random.chance(200))
        return std::nullopt;
    return static_cast<CardRef>(random.below(state.box->cards.size()));
}

void change(const State &state, Seat &seat, Random &random)
{
    for (auto &villager : seat.village) {
        if (villager && villager->faceDown)
            villager->card = someCard(state, random);
    }
    const auto type = random.pick(allOf<ArtisanType>());
    seat.travelers.reset();
    seat.producers.reset();
    if (random.chance(700))
        seat.travelers = TravelerTypes{{type, std::nullopt}, random.chance(500)};
    if (random.chance(700))
        seat.producers = std::vector<Producer>{{type, {}}, {{}, someCard(state, random)}};
}

} // namespace

State withOtherSecrets(State state, SeatIndex seat, Random &random)
{
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        if (static_cast<SeatIndex>(i) != seat)
            change(state, state.seats[i], random);
    }
    return state;
}

} // namespace gyoji::arigato
