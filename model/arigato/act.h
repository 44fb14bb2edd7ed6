// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/action.h"
#include "arigato/state.h"
#include "kernel/refusal.h"

/// What each action does: it changes the state and adds its facts, or tells why not (the state is
/// then good for nothing). What holds for many actions (table over, seat retired, owing …) is
/// checked before, in rules.cpp.
namespace gyoji::arigato {

using Result = std::optional<Refusal>;
inline constexpr std::nullopt_t accepted = std::nullopt;

// dawn.cpp
Result act(State &state, Facts &facts, const PlaceResident &action);
Result act(State &state, Facts &facts, const SendTravelers &action);
Result act(State &state, Facts &facts, const KeepProducers &action);
Result act(State &state, Facts &facts, const Reveal &action);

// daytime.cpp
Result act(State &state, Facts &facts, const EmptyWorkshop &action);
Result act(State &state, Facts &facts, const Exchange &action);
Result act(State &state, Facts &facts, const PrepareOffering &action);
Result act(State &state, Facts &facts, const SendToPalace &action);
Result act(State &state, Facts &facts, const Choose &action);
Result act(State &state, Facts &facts, const GainByHand &action);

// dusk.cpp
Result act(State &state, Facts &facts, const Check &action);
Result act(State &state, Facts &facts, const Discard &action);
Result act(State &state, Facts &facts, const Next &action);

// keeping.cpp
Result act(State &state, Facts &facts, const Finish &action);
Result act(State &state, Facts &facts, const Define &action);
Result act(State &state, Facts &facts, const SetRuling &action);
Result act(State &state, Facts &facts, const SetTrack &action);
Result act(State &state, Facts &facts, const Rename &action);
Result act(State &state, Facts &facts, const Retire &action);
Result act(State &state, Facts &facts, const Note &action);

// adjust.cpp
Result act(State &state, Facts &facts, const Adjust &action);

inline Seat &seatAt(State &state, SeatIndex player)
{
    return state.seats[static_cast<std::size_t>(player)];
}

/// What a refusal of the wrong phase names.
inline Arguments phaseOf(const Seat &seat)
{
    return {{"phase", term(seat.phase)}};
}

/// A debt and the work that waits for it lapse.
inline void lapse(Seat &seat)
{
    seat.owes = 0;
    seat.work.clear();
    seat.supply.reset();
}

} // namespace gyoji::arigato
