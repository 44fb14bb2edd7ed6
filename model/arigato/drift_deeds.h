// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/drift_sight.h"

/// What a seat may have done, its dawn's roles apart; the rules refuse what is impossible.
namespace gyoji::arigato::drift {

/// Workshops emptied; in daytime also artisans sent, which is the same with an offering, offerings
/// and exchanges.
std::vector<Action> deedsOf(const State &state, const Seat &seat, const Sight &sight,
                            SeatIndex player);
/// All items that pay what is owed, whatever their order; none where so much is owed that there are
/// too many of them.
std::vector<Action> choicesOf(const Seat &seat, SeatIndex player);
/// All orders of the hourglass effects, and all answers for the day's objective; the rest as in
/// `was`.
std::vector<Action> checksOf(const State &state, const Seat &seat, const Check &was);
/// All ways down to seven items.
std::vector<Action> discardsOf(const Seat &seat, SeatIndex player);

/// The gain by hand with all that is more added to it; none where that is none that a line may
/// name.
std::optional<Action> gainWith(GainByHand gain, const Sight &sight);

/// The numbers and slots of the offers that the action makes there and does not decline.
Skips offersOf(const State &before, const Action &action);

/// n with what is more added, where those are counts that a line may name.
std::optional<Items> added(Items n, const Items &more, int sign);

} // namespace gyoji::arigato::drift
