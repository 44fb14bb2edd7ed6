// SPDX-License-Identifier: MIT
#pragma once

#include "arigato/drift_sight.h"

/// The roles that a seat may have given at a dawn.
namespace gyoji::arigato::drift {

/// Where a resident may have gone, and which.
struct Placement
{
    Slot slot{};
    CardRef card{};
    /// Somebody lives there.
    bool evicts = false;
};

/// All sets of two types.
std::vector<TravelerTypes> allTravelers();
/// All sets of n types.
std::vector<ProducerList> allProducers(int n);
/// What may have been meant by `was`: those sets; of types also with one unknown, of cards also
/// with one replaced where a card produces what its type does not.
std::vector<ProducerList> producersFor(const State &state, const ProducerList &was);

/// All workshops that a card may live in: cards that were seen and that the journal does not know
/// where the one it names is not seen for what it is, else any card.
std::vector<Placement> placementsFor(const State &state, const Seat &seat, const Sight &sight,
                                     std::optional<CardRef> was);

} // namespace gyoji::arigato::drift
