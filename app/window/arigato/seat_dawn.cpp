// SPDX-License-Identifier: MIT
#include "arigato/card_form.h"
#include "json/strings.h"
#include "window/arigato/arigato_table.h"
#include "window/arigato/seat_model.h"
#include "window/arigato/telling.h"

#include <algorithm>

using namespace Qt::StringLiterals;

/// What fingers do at dawn.
namespace gyoji {

using namespace arigato;

namespace {

/// Travelers of a day.
constexpr int sentLeft = 2;

bool isDawnNamed(const State &state, SeatIndex seat)
{
    return std::ranges::all_of(askedOf(state, seat), &Asked::canWait);
}

} // namespace

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
        nameProducers();
}

/// With the travelers that are claimed along with them.
void SeatModel::nameProducers()
{
    const KeepProducers producers{m_index, m_draft.producers};
    Action naming = producers;
    Reveal reveal{m_index, {}, {}, {}, {}, producers.producers, {}};
    if (telling().front.hasClaims())
        naming = Batch{{SendTravelers{m_index, claimOf(m_draft)}, producers}};
    if (isClaimed(m_draft))
        reveal.travelers = claimOf(m_draft);
    nameAtDawn(naming, reveal);
}

/// Where all see it and nothing more is asked at this dawn, the resident turns up at once.
void SeatModel::nameAtDawn(const Action &naming, const Reveal &reveal)
{
    const auto named = arigato::apply(m_table.state(), naming);
    const auto *step = std::get_if<Step<State, Fact>>(&named);
    const bool isLast = step && m_table.devices(m_index) == 0 &&
                        isDawnNamed(step->state, m_index) && accepts(m_table.state(), reveal);
    act(isLast ? Action(reveal) : naming);
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
    Card card = begunCard(*m_draft.type);
    card.id = m_table.state().box->cards.freeId("N-");
    card.slots = m_draft.slots;
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
    nameAtDawn(resident, {m_index, resident.slot, resident.card, resident.evict, {}, {}, {}});
}

void SeatModel::claim(const QString &type)
{
    const auto claimed = fromWord<ArtisanType>(type);
    if (!claimed)
        return;
    SeatDraft draft = m_draft;
    int &n = draft.travelers[indexOf(*claimed)];
    n = n == sentLeft ? 0 : n + 1;
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
    const SendTravelers travelers{m_index, claimOf(m_draft)};
    nameAtDawn(travelers, {m_index, {}, {}, {}, travelers.travelers, {}, {}});
}

} // namespace gyoji
