// SPDX-License-Identifier: MIT
#include "window/arigato/seat_care.h"

#include "json/strings.h"
#include "kernel/script_ids.h"
#include "window/arigato/arigato_table.h"
#include "words/arigato_card.h"
#include "words/words.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

namespace {

void step(int &n, int by)
{
    n = std::clamp(n + by, 0, mostNamable);
}

} // namespace

SeatCare::SeatCare(ArigatoTable &table, SeatIndex index)
    : m_table(table)
    , m_index(index)
    , m_fromTable(table, index)
{
    refresh();
}

const Seat &SeatCare::seat() const
{
    return m_table.state().seats[static_cast<std::size_t>(m_index)];
}

SeatCare::Draft SeatCare::draftOf(const Seat &seat)
{
    return {seat.items, seat.favor, seat.objectives, seat.village, seat.gate, {}, 0};
}

bool SeatCare::isCorrected() const
{
    Draft untouched = draftOf(m_seen);
    untouched.gainedItems = m_draft.gainedItems;
    untouched.gainedFavor = m_draft.gainedFavor;
    return m_draft != untouched;
}

bool SeatCare::isGained() const
{
    return m_draft.gainedFavor > 0 || totalOf(m_draft.gainedItems) > 0;
}

void SeatCare::correctCount(const QString &id, int by)
{
    if (const auto item = fromWord<Item>(id))
        step(m_draft.items[indexOf(*item)], by);
    else
        step(id == "favor"_L1 ? m_draft.favor : m_draft.objectives, by);
    show();
}

void SeatCare::clearPlace(const QString &slot)
{
    if (const auto where = fromWord<Slot>(slot))
        m_draft.village[indexOf(*where)].reset();
    show();
}

void SeatCare::setPlace(const QString &slot, const QString &card)
{
    const auto where = fromWord<Slot>(slot);
    const auto ref = cardOf(card);
    if (where && ref)
        m_draft.village[indexOf(*where)] = Villager{ref, false, false, 0};
    show();
}

void SeatCare::toggleOffering(const QString &slot)
{
    const auto where = fromWord<Slot>(slot);
    if (where && m_draft.village[indexOf(*where)]) {
        bool &offering = m_draft.village[indexOf(*where)]->offering;
        offering = !offering;
    }
    show();
}

void SeatCare::takeFromGate(int row)
{
    if (row >= 0 && row < std::ssize(m_draft.gate))
        m_draft.gate.erase(m_draft.gate.begin() + row);
    show();
}

void SeatCare::putUnderGate(const QString &card)
{
    if (const auto ref = cardOf(card))
        m_draft.gate.push_back(*ref);
    show();
}

std::optional<CardRef> SeatCare::cardOf(const QString &id)
{
    const std::string card = id.trimmed().toStdString();
    const auto ref = m_table.state().box->cards.find(card);
    m_table.tell(ref ? std::nullopt
                     : std::optional(Refusal{script::card, {{"card", card}, {"key", card}}}));
    return ref;
}

Adjust SeatCare::adjustment() const
{
    Adjust adjust;
    adjust.player = m_index;
    for (const Item item : allOf<Item>()) {
        const int n = m_draft.items[indexOf(item)];
        if (n == m_seen.items[indexOf(item)])
            continue;
        if (!adjust.items)
            adjust.items.emplace();
        (*adjust.items)[item] = n;
    }
    if (m_draft.favor != m_seen.favor)
        adjust.favor = m_draft.favor;
    if (m_draft.objectives != m_seen.objectives)
        adjust.objectives = m_draft.objectives;
    if (m_draft.gate != m_seen.gate) {
        adjust.gate.emplace();
        for (const CardRef card : m_draft.gate)
            adjust.gate->push_back(m_table.state().card(card).id);
    }
    for (const Slot slot : allOf<Slot>()) {
        const auto &place = m_draft.village[indexOf(slot)];
        if (place == m_seen.village[indexOf(slot)])
            continue;
        if (!adjust.village)
            adjust.village.emplace();
        auto &set = (*adjust.village)[slot];
        if (place && place->card)
            set = Adjust::Place{m_table.state().card(*place->card).id, place->offering};
    }
    return adjust;
}

void SeatCare::correct()
{
    m_table.act(adjustment(), m_index);
}

void SeatCare::addGain(const QString &id, int by)
{
    if (const auto item = fromWord<Item>(id))
        step(m_draft.gainedItems[indexOf(*item)], by);
    else
        step(m_draft.gainedFavor, by);
    show();
}

void SeatCare::gain()
{
    GainByHand gain{m_index, {}, {}, {}, {}, {}};
    if (m_draft.gainedFavor > 0)
        gain.favor = m_draft.gainedFavor;
    if (totalOf(m_draft.gainedItems) > 0)
        gain.items = m_draft.gainedItems;
    if (m_table.act(gain, m_index))
        drop();
}

void SeatCare::rename(const QString &name)
{
    m_table.act(Rename{m_index, name.trimmed().toStdString()}, m_index);
}

void SeatCare::follow(const QString &level)
{
    if (const auto track = fromWord<Track>(level))
        m_table.act(SetTrack{m_index, *track}, m_index);
}

void SeatCare::retire()
{
    m_table.act(Retire{m_index}, m_index);
}

void SeatCare::drop()
{
    m_draft = draftOf(m_seen);
    show();
}

void SeatCare::refresh()
{
    if (seat() != m_seen) {
        m_seen = seat();
        m_draft = draftOf(m_seen);
    }
    show();
    m_fromTable.refresh();
}

} // namespace gyoji
