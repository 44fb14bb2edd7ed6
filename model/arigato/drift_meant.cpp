// SPDX-License-Identifier: MIT
#include "arigato/drift_meant.h"

#include "arigato/drift_dawn.h"
#include "arigato/drift_deeds.h"
#include "arigato/resolve.h"
#include "arigato/skips.h"

namespace gyoji::arigato::drift {

namespace {

/// Adds what may have been meant by an action of each kind.
class Meaning
{
public:
    Meaning(const State &before, const Seat &seat, const Sight &sight)
        : m_before(before)
        , m_seat(seat)
        , m_sight(sight)
    {
    }

    std::vector<Action> found;

    void operator()(const PlaceResident &was) { addPlacements(was); }
    void operator()(const Reveal &was)
    {
        addTravelers(was);
        addProducers(was);
        addPlacements(was);
    }
    void operator()(const SendTravelers &was)
    {
        for (const TravelerTypes &travelers : allTravelers())
            found.emplace_back(SendTravelers{was.player, travelers});
    }
    void operator()(const KeepProducers &was)
    {
        for (ProducerList &producers : producersFor(m_before, was.producers))
            found.emplace_back(KeepProducers{was.player, std::move(producers)});
    }
    void operator()(const PrepareOffering &was)
    {
        addDeeds(was);
        const auto paid = was.paid ? added(*was.paid, m_sight.moreItems(), -1) : std::nullopt;
        if (paid)
            found.emplace_back(PrepareOffering{was.player, was.slot, paid, was.skip});
    }
    void operator()(const EmptyWorkshop &was) { addDeeds(was); }
    void operator()(const Exchange &was) { addDeeds(was); }
    void operator()(const SendToPalace &was) { addDeeds(was); }
    void operator()(const Choose &was) { add(choicesOf(m_seat, was.player), was.skip); }
    void operator()(const GainByHand &was)
    {
        if (auto gain = gainWith(was, m_sight))
            found.push_back(std::move(*gain));
    }
    void operator()(const Check &was) { add(checksOf(m_before, m_seat, was), {}); }
    void operator()(const Discard &was) { add(discardsOf(m_seat, was.player), {}); }
    template <class Other>
    void operator()(const Other &)
    {
    }

private:
    /// With the offers declined that `was` declines.
    void add(std::vector<Action> actions, const Skips &skips)
    {
        for (Action &action : actions) {
            for (const Skip &skip : skips)
                action = declining(std::move(action), skip);
            found.push_back(std::move(action));
        }
    }

    template <class Deed>
    void addDeeds(const Deed &was)
    {
        add(deedsOf(m_before, m_seat, m_sight, was.player), was.skip);
    }

    void addTravelers(const Reveal &was)
    {
        if (m_seat.day == lastDay || (!was.travelers && m_seat.travelers))
            return;
        for (const TravelerTypes &travelers : allTravelers()) {
            found.emplace_back(was);
            std::get<Reveal>(found.back()).travelers = travelers;
        }
    }

    void addProducers(const Reveal &was)
    {
        if (!was.producers)
            return;
        for (ProducerList &producers : producersFor(m_before, *was.producers)) {
            found.emplace_back(was);
            std::get<Reveal>(found.back()).producers = std::move(producers);
        }
    }

    /// What `was` does not name stays unnamed.
    template <class Placing>
    void addPlacements(const Placing &was)
    {
        const auto named = std::optional(was.slot);
        const auto faceDown = residentSlot(m_seat);
        for (const Placement &placement : placementsOf(was)) {
            if (!named && placement.slot != faceDown)
                continue;
            Placing placing = was;
            if (named)
                placing.slot = placement.slot;
            if (was.card)
                placing.card = m_before.card(placement.card).id;
            placing.evict = placement.evicts ? std::optional(true) : was.evict;
            found.emplace_back(std::move(placing));
        }
    }

    /// Of a resident not named, the slots alone.
    template <class Placing>
    std::vector<Placement> placementsOf(const Placing &was) const
    {
        if (was.card)
            return placementsFor(m_before, m_seat, m_sight, m_before.box->cards.find(*was.card));
        std::vector<Placement> slots;
        for (const Slot slot : allOf<Slot>()) {
            const Villager *villager = m_seat.villager(slot);
            slots.push_back({slot, {}, villager && !villager->faceDown});
        }
        return slots;
    }

    const State &m_before;
    const Seat &m_seat;
    const Sight &m_sight;
};

/// Other offers declined than by that line: one more, one less, or one in place of another.
void addSkips(std::vector<Action> &actions, const State &before, const Action &was)
{
    const auto skips = skipsOf(was);
    if (!skips)
        return;
    std::vector<Action> fewer{was};
    for (const Skip &skip : *skips)
        fewer.push_back(accepting(was, skip.n));
    for (const Action &action : fewer) {
        actions.push_back(action);
        for (const Skip &offer : offersOf(before, action))
            actions.push_back(declining(action, offer));
    }
}

} // namespace

std::vector<Action> meantBy(const Action &was, const State &before, SeatIndex player,
                            const Sight &sight)
{
    Meaning meaning(before, before.seats[static_cast<std::size_t>(player)], sight);
    std::visit([&](const auto &action) { meaning(action); }, was.variant());
    addSkips(meaning.found, before, was);
    std::erase(meaning.found, was);
    return std::move(meaning.found);
}

} // namespace gyoji::arigato::drift
