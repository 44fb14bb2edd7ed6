// SPDX-License-Identifier: MIT
#include "arigato/view.h"

#include <algorithm>
#include <map>

namespace gyoji::arigato {

namespace {

void hideDawn(Seat &seat)
{
    for (auto &villager : seat.village) {
        if (villager && villager->faceDown)
            villager->card.reset();
    }
    seat.travelers.reset();
    seat.producers.reset();
}

std::vector<CardRef> cardsOf(const Seat &seat)
{
    std::vector<CardRef> cards = seat.gate;
    for (const auto &villager : seat.village) {
        if (villager && villager->card)
            cards.push_back(*villager->card);
    }
    return cards;
}

} // namespace

State viewOf(const State &state, SeatIndex seat)
{
    State view = state;
    for (std::size_t i = 0; i < view.seats.size(); ++i) {
        if (static_cast<SeatIndex>(i) != seat)
            hideDawn(view.seats[i]);
    }
    return view;
}

State coverDawns(State state, const std::vector<SeatIndex> &seats)
{
    for (const SeatIndex seat : seats)
        hideDawn(state.seats[static_cast<std::size_t>(seat)]);
    return state;
}

std::vector<CardInPlay> warningsOf(const State &state)
{
    std::map<CardRef, std::vector<SeatIndex>> places;
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        if (state.seats[i].retired)
            continue;
        for (const CardRef card : cardsOf(state.seats[i]))
            places[card].push_back(static_cast<SeatIndex>(i));
    }
    std::vector<CardInPlay> warnings;
    for (auto &[card, seats] : places) {
        if (std::ssize(seats) > state.card(card).copies)
            warnings.push_back({card, std::move(seats)});
    }
    std::ranges::sort(warnings, {}, [&](const CardInPlay &warning) -> const std::string & {
        return state.card(warning.card).id;
    });
    return warnings;
}

bool isInPlay(const State &state, CardRef card)
{
    std::ptrdiff_t copies = 0;
    for (const Seat &seat : state.seats)
        copies += seat.retired ? 0 : std::ranges::count(cardsOf(seat), card);
    return copies >= state.card(card).copies;
}

} // namespace gyoji::arigato
