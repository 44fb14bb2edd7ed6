// SPDX-License-Identifier: MIT
#include "json/strings.h"
#include "window/arigato/arigato_table.h"
#include "window/arigato/seat_model.h"
#include "window/arigato/telling.h"

using namespace Qt::StringLiterals;

/// What fingers do at dawn.
namespace gyoji {

using namespace arigato;

void SeatModel::pickType(const QString &type)
{
    const auto known = fromWord<ArtisanType>(type);
    SeatDraft draft = m_draft;
    if (m_view.ask == "producers"_L1) {
        draft.producers.push_back(known);
    } else {
        draft = {};
        draft.ask = m_draft.ask;
        draft.type = known;
    }
    setDraft(draft);
    if (m_view.ask == "producers"_L1 && m_view.picked == m_view.wanted)
        act(KeepProducers{m_index, m_draft.producers});
}

void SeatModel::pickCard(const QString &card)
{
    SeatDraft draft = m_draft;
    draft.card = card.toStdString();
    setDraft(draft);
    const auto ref = m_table.state().box->cards.find(*draft.card);
    if (!ref || m_table.state().card(*ref).slots.count() != 1)
        return;
    for (const WorkshopRow &workshop : m_workshops.rows()) {
        if (workshop.isAllowed && !workshop.isTaken) {
            place(QString(workshop.slot));
            return;
        }
    }
}

void SeatModel::pickNewCard()
{
    SeatDraft draft = m_draft;
    draft.isNew = true;
    setDraft(draft);
}

void SeatModel::toggleSlot(const QString &slot)
{
    SeatDraft draft = m_draft;
    if (const auto where = fromWord<Slot>(slot))
        draft.slots.flip(indexOf(*where));
    setDraft(draft);
}

void SeatModel::addCard()
{
    if (!m_draft.type || m_draft.slots.none())
        return;
    Card card;
    card.id = m_table.state().box->cards.freeId("N-");
    card.type = *m_draft.type;
    card.produces = itemOf(card.type);
    card.slots = m_draft.slots;
    card.draft = true;
    SeatDraft picked;
    picked.ask = m_draft.ask;
    picked.type = m_draft.type;
    picked.card = card.id;
    if (act(Define{card}))
        setDraft(picked);
}

void SeatModel::place(const QString &slot)
{
    const auto where = fromWord<Slot>(slot);
    if (!where || !m_draft.card)
        return;
    const Villager *villager = seat().villager(*where);
    PlaceResident resident{m_index, *where, m_draft.card, {}, {}};
    if (villager && !villager->faceDown)
        resident.evict = true;
    act(resident);
}

void SeatModel::claim(const QString &type, int n)
{
    SeatDraft draft = m_draft;
    if (const auto claimed = fromWord<ArtisanType>(type))
        draft.travelers[indexOf(*claimed)] = n;
    setDraft(draft);
}

void SeatModel::claimPair(bool isPair)
{
    SeatDraft draft = m_draft;
    draft.isPair = isPair;
    setDraft(draft);
}

void SeatModel::nameTravelers()
{
    act(SendTravelers{m_index, claimOf(m_draft)});
}

} // namespace gyoji
