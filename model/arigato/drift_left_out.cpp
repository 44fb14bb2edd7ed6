// SPDX-License-Identifier: MIT
#include "arigato/drift_left_out.h"

#include "arigato/drift_dawn.h"
#include "arigato/drift_deeds.h"
#include "arigato/resolve.h"
#include "arigato/skips.h"

#include <algorithm>

namespace gyoji::arigato::drift {

namespace {

/// With an effect of theirs declined, after those without.
void addDeclined(std::vector<Action> &actions, const State &before)
{
    const std::size_t n = actions.size();
    for (std::size_t i = 0; i < n; ++i) {
        for (const Skip &offer : offersOf(before, actions[i]))
            actions.push_back(declining(actions[i], offer));
    }
}

/// Roles named apart that the reveal does not name again.
void addRoles(const Reveal &reveal, const Seat &seat, std::vector<Action> &found)
{
    if (!reveal.travelers && !seat.travelers && seat.day != lastDay) {
        for (const TravelerTypes &travelers : allTravelers())
            found.emplace_back(SendTravelers{reveal.player, travelers});
    }
    if (!reveal.producers && !seat.producers) {
        for (ProducerList &producers : allProducers(producersOn(seat.day)))
            found.emplace_back(KeepProducers{reveal.player, std::move(producers)});
    }
}

/// Reveals with all roles; what was named before may also stay.
void addReveals(const Reveal &placed, const Seat &seat, std::vector<Action> &found)
{
    std::vector<std::optional<ProducerList>> producers;
    if (seat.producers || seat.track != Track::Full)
        producers.emplace_back();
    std::ranges::copy(allProducers(producersOn(seat.day)), std::back_inserter(producers));
    std::vector<std::optional<TravelerTypes>> travelers{std::nullopt};
    if (seat.day != lastDay)
        std::ranges::copy(allTravelers(), std::back_inserter(travelers));
    for (const auto &sent : travelers) {
        for (const auto &kept : producers) {
            Reveal reveal = placed;
            reveal.travelers = sent;
            reveal.producers = kept;
            found.emplace_back(std::move(reveal));
        }
    }
}

/// A resident placed, or turned up at once: one that was seen, and that the journal does not know.
void addResidents(const State &before, const Seat &seat, SeatIndex player, const Sight &sight,
                  std::vector<Action> &found)
{
    const auto faceDown = residentSlot(seat);
    if (faceDown && seat.villager(*faceDown)->card)
        addReveals({player, {}, {}, {}, {}, {}, {}}, seat, found);
    if (!sight.isOfAllCards())
        return;
    for (const Placement &placement : placementsFor(before, seat, sight, std::nullopt)) {
        const std::string card = before.card(placement.card).id;
        const auto evict = placement.evicts ? std::optional(true) : std::nullopt;
        found.emplace_back(PlaceResident{player, placement.slot, card, evict, {}});
        addReveals({player, placement.slot, card, evict, {}, {}, {}}, seat, found);
    }
}

/// At the end of the journal the phase may have gone on.
void addLast(const State &before, const Seat &seat, SeatIndex player, const Sight &sight,
             std::vector<Action> &found)
{
    if (seat.phase == Phase::Dawn)
        addResidents(before, seat, player, sight, found);
    if (seat.phase == Phase::Day)
        std::ranges::copy(checksOf(before, seat, {player, {}, {}, {}, {}}),
                          std::back_inserter(found));
    if (seat.phase == Phase::Dusk)
        std::ranges::copy(discardsOf(seat, player), std::back_inserter(found));
}

} // namespace

std::vector<Action> leftOut(const State &before, SeatIndex player, const Action *next,
                            const Sight &sight)
{
    const Seat &seat = before.seats[static_cast<std::size_t>(player)];
    if (seat.phase == Phase::Over)
        return {};
    if (seat.owes > 0)
        return next ? std::vector<Action>() : choicesOf(seat, player);
    std::vector<Action> found;
    if (seat.phase != Phase::Dusk)
        found = deedsOf(before, seat, sight, player);
    if (const auto *reveal = next ? std::get_if<Reveal>(&next->variant()) : nullptr)
        addRoles(*reveal, seat, found);
    if (!next)
        addLast(before, seat, player, sight, found);
    addDeclined(found, before);
    return found;
}

} // namespace gyoji::arigato::drift
