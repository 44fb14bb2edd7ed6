// SPDX-License-Identifier: MIT
#include "arigato/advice_deeds.h"

namespace gyoji::arigato::advice {

namespace {

/// Slots and items both fit below it.
constexpr std::size_t targets = 8;
constexpr std::size_t kinds = 3;

std::size_t keyOf(const Deed &deed, const Stages &stages, int favor)
{
    const std::size_t target =
        deed.kind == Deed::Kind::Exchange ? indexOf(deed.take) : indexOf(deed.slot);
    const auto toBonus = static_cast<std::size_t>(favor % bonusEvery);
    return ((numberOf(stages) * bonusEvery + toBonus) * kinds + indexOf(deed.kind)) * targets +
           target;
}

Action lineOf(const Deed &deed)
{
    switch (deed.kind) {
    case Deed::Kind::Offer:
        return PrepareOffering{0, deed.slot, {}, {}};
    case Deed::Kind::Send:
        return SendToPalace{0, deed.slot, {}};
    case Deed::Kind::Exchange:
        break;
    }
    return Exchange{0, deed.give, deed.take, {}};
}

} // namespace

Yields Deeds::starts()
{
    return yieldsOf(m_rehearsal.settle(m_rehearsal.now(), choicesByDay(m_rehearsal)),
                    m_rehearsal.seat(), {});
}

const Yields &Deeds::of(const Deed &deed, const Stages &stages, int favor)
{
    const std::size_t key = keyOf(deed, stages, favor);
    const auto known = m_known.find(key);
    if (known != m_known.end())
        return known->second;
    return m_known.emplace(key, tryOut(deed, stages, favor % bonusEvery)).first->second;
}

Items Deeds::costOf(Slot slot) const
{
    const Seat &seat = m_rehearsal.seat();
    if (seat.track != Track::Full)
        return {};
    return m_rehearsal.now().card(*seat.villager(slot)->card).cost.value_or(Items{});
}

ItemSet Deeds::listened(const Stages &stages)
{
    auto &listened = m_listened[numberOf(stages)];
    if (!listened)
        listened = m_rehearsal.listened(m_rehearsal.at(stages, 0, {}));
    return *listened;
}

Yields Deeds::tryOut(const Deed &deed, const Stages &stages, int favor)
{
    Items paid{};
    if (deed.kind == Deed::Kind::Offer)
        paid = costOf(deed.slot);
    else if (deed.kind == Deed::Kind::Exchange)
        paid[indexOf(deed.give)] = exchangeRate;
    const State before = m_rehearsal.at(stages, favor, paid);
    return yieldsOf(m_rehearsal.waysOf(before, lineOf(deed), choicesByDay(m_rehearsal)),
                    before.seats.front(), paid);
}

Yields Deeds::yieldsOf(const std::vector<Way> &ways, const Seat &before, const Items &paid) const
{
    Yields yields;
    for (const Way &way : ways) {
        const Seat &after = way.state.seats.front();
        Yield yield{{}, after.favor - before.favor, way.open(), way.choices};
        for (std::size_t i = 0; i < paid.size(); ++i)
            yield.items[i] = after.items[i] - before.items[i] + paid[i];
        yields.push_back(std::move(yield));
    }
    return yields;
}

} // namespace gyoji::arigato::advice
