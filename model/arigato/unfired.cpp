// SPDX-License-Identifier: MIT
#include "arigato/unfired.h"

#include "arigato/counts.h"
#include "arigato/resolve.h"
#include "arigato/rule_ids.h"

#include <algorithm>

namespace gyoji::arigato {

namespace {

/// What a seat has named by its reveal.
struct Roles
{
    std::optional<Slot> resident;
    TravelerTypes travelers;
    std::array<int, countOf<ArtisanType>> producers{};

    void produce(std::optional<ArtisanType> type)
    {
        if (type)
            ++producers[indexOf(*type)];
    }
};

Roles rolesOf(const Reveal &action, const Seat &before, const State &after)
{
    Roles roles;
    roles.resident = action.slot ? action.slot : residentSlot(before);
    roles.travelers = action.travelers.value_or(before.travelers.value_or(TravelerTypes{}));
    if (!action.producers) {
        for (const Producer &producer : before.producers.value_or(std::vector<Producer>{}))
            roles.produce(producer.card ? after.card(*producer.card).type : producer.type);
    } else if (const auto *types = std::get_if<ProducerTypes>(&*action.producers)) {
        for (const auto &type : *types)
            roles.produce(type);
    } else {
        for (const std::string &id : std::get<ProducerCards>(*action.producers))
            roles.produce(after.card(*after.box->cards.find(id)).type);
    }
    return roles;
}

/// Looks at one line of a seat.
class Reader
{
public:
    Reader(const State &before, const Facts &facts, const State &after, SeatIndex seat)
        : m_before(before)
        , m_facts(facts)
        , m_after(after)
        , m_seat(after.seats[static_cast<std::size_t>(seat)])
        , m_seatBefore(before.seats[static_cast<std::size_t>(seat)])
    {
    }

    std::vector<Unfired> take() { return std::move(m_found); }

    void read(const Reveal &action)
    {
        if (m_seat.phase != Phase::Day)
            return;
        const Roles roles = rolesOf(action, m_seatBefore, m_after);
        look([&](const Condition &when) { readRoles(when, roles); });
    }

    void read(const Exchange &action)
    {
        if (m_after.ruling(Ruling::ExchangeGains) == "yes")
            return;
        look([&](const Condition &when) {
            if (when.kind == ConditionKind::Item && when.item == action.take)
                note(Silence::ByRuling, 0);
        });
    }

    void read(const SendToPalace &action) { readSent(action.slot); }
    void read(const EmptyWorkshop &action) { readSent(action.slot); }

    void read(const Check &action)
    {
        const auto &supply =
            m_seat.track == Track::Full ? std::optional(m_seatBefore.items) : action.supply;
        look([&](const Condition &when) {
            if (when.kind != ConditionKind::DuskItems)
                readDusk(when);
            else if (supply)
                noteCount(totalOf(*supply), *when.n);
        });
    }

    template <class Other>
    void read(const Other &)
    {
    }

private:
    /// Turns to each card that may have answered.
    template <class Visit>
    void look(Visit visit)
    {
        for (const Slot slot : allOf<Slot>()) {
            m_villager = m_seat.villager(slot);
            m_slot = slot;
            if (!m_villager || m_villager->faceDown)
                continue;
            if (const auto &when = m_after.card(*m_villager->card).when)
                visit(*when);
        }
    }

    void note(Silence silence, int count)
    {
        m_found.push_back({m_slot, *m_villager->card, silence, count});
    }

    /// The card's condition came up so many times; it answers from `wanted` on.
    void noteCount(int count, int wanted = 1)
    {
        if (hasFired())
            noteCap(count);
        else if (count < wanted)
            note(Silence::Unmet, count);
        else if (countsNothing(m_after.card(*m_villager->card)))
            note(Silence::NothingToCount, 0);
    }

    void noteCap(int count)
    {
        if (m_villager->capUsed == dailyCap && count > dailyCap)
            note(Silence::CapReached, count - dailyCap);
    }

    bool hasFired() const
    {
        return std::ranges::any_of(m_facts, [&](const Fact &fact) {
            return fact.slot == m_slot && fact.card == m_villager->card && fact.offer;
        });
    }

    bool countsNothing(const Card &card) const
    {
        const auto isNothing = [&](const Gain &gain) {
            return gain.per && (gain.per->zone == Zone::Gate
                                    ? countUnderGate(m_after, m_seat, gain.per->type)
                                    : countInVillage(m_after, m_seat, gain.per->type)) == 0;
        };
        return !card.gain.empty() && std::ranges::all_of(card.gain, isNothing);
    }

    void readRoles(const Condition &when, const Roles &roles)
    {
        switch (when.kind) {
        case ConditionKind::Traveler:
            return noteCount(
                static_cast<int>(std::ranges::count(roles.travelers.types, when.type)));
        case ConditionKind::TravelersMatch:
            return noteCount(areAlike(roles.travelers) ? 1 : 0);
        case ConditionKind::Resident:
            return readResident(when, roles.resident);
        case ConditionKind::Producer:
            return noteCount(roles.producers[indexOf(*when.type)]);
        case ConditionKind::ProducersMatch:
            return noteCount(std::ranges::max(roles.producers), 2);
        default:
            return;
        }
    }

    void readResident(const Condition &when, std::optional<Slot> slot)
    {
        const bool seesItself = m_after.ruling(Ruling::ResidentSeesItself) == "yes";
        const Villager *resident = slot ? m_seat.villager(*slot) : nullptr;
        if (resident && resident->card && (slot != m_slot || seesItself))
            noteCount(m_after.card(*resident->card).type == when.type ? 1 : 0);
    }

    void readSent(Slot slot)
    {
        const Villager *gone = m_seatBefore.villager(slot);
        if (!gone || !gone->card || !gone->offering)
            return;
        const ArtisanType type = m_before.card(*gone->card).type;
        look([&](const Condition &when) {
            if (when.kind == ConditionKind::Gate)
                noteCount(when.type == type ? 1 : 0);
        });
    }

    void readDusk(const Condition &when)
    {
        switch (when.kind) {
        case ConditionKind::DuskObjective:
            return noteCount(std::ranges::count(m_facts, rule::duskObjective, &Fact::rule) > 0);
        case ConditionKind::DuskOfferingType:
            return noteCount(countInVillage(m_before, m_seatBefore, when.type, true));
        case ConditionKind::DuskRow:
            return noteCount(countInRow(m_before, m_seatBefore, *when.row, *when.type), *when.n);
        case ConditionKind::DuskOfferingPair:
            return noteCount(countInVillage(m_before, m_seatBefore, std::nullopt, true), 2);
        case ConditionKind::DuskVillage:
            return noteCount(countInVillage(m_before, m_seatBefore, when.type));
        default:
            return;
        }
    }

    const State &m_before;
    const Facts &m_facts;
    const State &m_after;
    const Seat &m_seat;
    const Seat &m_seatBefore;
    /// The card that is looked at.
    Slot m_slot{};
    const Villager *m_villager = nullptr;
    std::vector<Unfired> m_found;
};

} // namespace

std::vector<Unfired> unfiredOf(const State &before, const Action &action, const Facts &facts,
                               const State &after, SeatIndex seat)
{
    Reader reader(before, facts, after, seat);
    std::visit([&](const auto &deed) { reader.read(deed); }, action.variant());
    return reader.take();
}

} // namespace gyoji::arigato
