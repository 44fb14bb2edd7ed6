// SPDX-License-Identifier: MIT
#include "window/arigato/from_table.h"

#include "arigato/card_form.h"
#include "json/strings.h"
#include "window/arigato/arigato_table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

FromTable::FromTable(ArigatoTable &table, SeatIndex index)
    : m_table(table)
    , m_index(index)
{
    show();
}

bool FromTable::isDue() const
{
    return m_table.isToEnter(m_index);
}

bool FromTable::isCounted() const
{
    return m_table.state().seats[static_cast<std::size_t>(m_index)].track == Track::Full;
}

void FromTable::pickPlace(const QString &place)
{
    m_place = fromWord<Slot>(place);
    m_type.reset();
    show();
}

void FromTable::pickType(const QString &type)
{
    m_type = fromWord<ArtisanType>(type);
    if (m_type && isAtGate())
        m_gateCards.push_back({*m_type, std::nullopt});
    show();
}

void FromTable::pickCard(const QString &card)
{
    if (const auto ref = m_table.state().box->cards.find(card.toStdString()); ref && m_type)
        setCard(*ref);
    show();
}

void FromTable::setCard(CardRef card)
{
    if (m_place) {
        m_village[indexOf(*m_place)] = Resident{card, false};
        pickNextPlace();
    } else if (!m_gateCards.empty()) {
        m_gateCards.back() = {m_table.state().card(card).type, card};
        m_type.reset();
    }
}

/// The next workshop that is empty, and behind the last of them the gate.
void FromTable::pickNextPlace()
{
    m_type.reset();
    std::size_t next = indexOf(*m_place) + 1;
    while (next < m_village.size() && m_village[next])
        ++next;
    m_place = next < m_village.size() ? std::optional(static_cast<Slot>(next)) : std::nullopt;
}

void FromTable::pickNewCard()
{
    if (!m_type || !m_place)
        return;
    Card card = begunCard(*m_type);
    card.id = m_table.state().box->cards.freeId("N-");
    card.slots.set(indexOf(*m_place));
    if (m_table.act(Define{card}, m_index))
        pickCard(fromUtf8(card.id));
}

void FromTable::pickNobody()
{
    if (!m_place)
        return;
    m_village[indexOf(*m_place)].reset();
    pickNextPlace();
    show();
}

void FromTable::toggleOffering(const QString &slot)
{
    const auto where = fromWord<Slot>(slot);
    if (where && m_village[indexOf(*where)])
        m_village[indexOf(*where)]->offering = !m_village[indexOf(*where)]->offering;
    show();
}

void FromTable::takeFromGate(int row)
{
    if (row >= 0 && row < std::ssize(m_gateCards))
        m_gateCards.erase(m_gateCards.begin() + row);
    m_type.reset();
    show();
}

void FromTable::count(const QString &item, int by)
{
    if (const auto counted = fromWord<Item>(item)) {
        int &n = m_supply[indexOf(*counted)];
        n = std::clamp(n + by, 0, mostNamable);
    }
    show();
}

int *FromTable::numberOf(const QString &number)
{
    if (number == "favor"_L1)
        return &m_favor;
    if (number == "objectives"_L1)
        return &m_objectives;
    return number == "points"_L1 ? &m_gatePoints : nullptr;
}

void FromTable::typeDigit(const QString &number, int digit)
{
    int *n = numberOf(number);
    if (n && isNamable(*n * 10 + digit))
        *n = *n * 10 + digit;
    show();
}

void FromTable::eraseDigit(const QString &number)
{
    if (int *n = numberOf(number))
        *n /= 10;
    show();
}

bool FromTable::hasUnknown() const
{
    const auto isUnknown = [](const GateCard &card) { return !card.card; };
    return std::ranges::any_of(m_gateCards, isUnknown);
}

Adjust FromTable::adjustment() const
{
    Adjust adjust;
    adjust.player = m_index;
    const auto idOfCard = [this](CardRef card) { return m_table.state().card(card).id; };
    if (isCounted()) {
        adjust.items.emplace();
        for (const Item item : allOf<Item>())
            (*adjust.items)[item] = m_supply[indexOf(item)];
    }
    adjust.favor = m_favor;
    adjust.objectives = m_objectives;
    adjust.gate.emplace();
    GateOther other{{}, m_gatePoints};
    for (const auto &[type, card] : m_gateCards) {
        if (card)
            adjust.gate->push_back(idOfCard(*card));
        else
            ++other.cards[indexOf(type)];
    }
    if (hasUnknown())
        adjust.gateOther = other;
    adjust.village.emplace();
    for (const Slot slot : allOf<Slot>()) {
        if (const auto &resident = m_village[indexOf(slot)])
            (*adjust.village)[slot] = Adjust::Place{idOfCard(resident->card), resident->offering};
    }
    return adjust;
}

void FromTable::enter()
{
    if (isDue() && m_table.act(adjustment(), m_index))
        m_table.turnToEntry();
}

} // namespace gyoji
