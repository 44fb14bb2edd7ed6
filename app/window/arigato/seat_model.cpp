// SPDX-License-Identifier: MIT
#include "window/arigato/seat_model.h"

#include "json/strings.h"
#include "window/arigato/arigato_table.h"
#include "window/arigato/telling.h"

using namespace Qt::StringLiterals;

namespace gyoji {

using namespace arigato;

SeatModel::SeatModel(ArigatoTable &table, SeatIndex index)
    : QObject(&table)
    , m_table(table)
    , m_index(index)
{
    refresh();
}

void SeatModel::advance()
{
    act(advanceOf(m_table.state().seats[static_cast<std::size_t>(m_index)], m_index));
}

void SeatModel::answer(bool isMet)
{
    act(Check{m_index, {}, isMet, {}, {}});
}

void SeatModel::undo()
{
    m_table.undoSeat(m_index);
}

void SeatModel::pickType(const QString &type)
{
    const auto known = fromWord<ArtisanType>(type);
    SeatDraft draft = m_draft;
    if (m_view.ask == "resident"_L1) {
        draft.type = known;
        draft.card = std::nullopt;
    } else {
        draft.types.push_back(known);
    }
    setDraft(draft);
    if (!m_draft.types.empty() && m_view.picked == m_view.wanted)
        nameTypes();
}

/// Producers, or travelers.
void SeatModel::nameTypes()
{
    const ProducerTypes types = m_draft.types;
    if (m_view.ask == "producers"_L1)
        act(KeepProducers{m_index, types});
    else
        act(SendTravelers{m_index, {{types[0], types[1]}, std::nullopt}});
}

void SeatModel::pickCard(const QString &card)
{
    SeatDraft draft = m_draft;
    draft.card = card.toStdString();
    setDraft(draft);
}

void SeatModel::place(const QString &slot)
{
    const auto where = fromWord<Slot>(slot);
    if (where && m_draft.card)
        act(PlaceResident{m_index, *where, m_draft.card, true, {}});
}

void SeatModel::pickItem(const QString &item)
{
    const auto picked = fromWord<Item>(item);
    if (!picked)
        return;
    if (m_view.ask != "choose"_L1 && m_view.ask != "discard"_L1) {
        exchange(*picked);
        return;
    }
    SeatDraft draft = m_draft;
    ++draft.items[indexOf(*picked)];
    setDraft(draft);
    if (m_view.picked < m_view.wanted)
        return;
    if (m_view.ask == "discard"_L1) {
        act(Discard{m_index, m_draft.items});
        return;
    }
    Choose choose{m_index, {}, {}};
    for (const Item chosen : allOf<Item>())
        choose.items.insert(choose.items.end(),
                            static_cast<std::size_t>(m_draft.items[indexOf(chosen)]), chosen);
    act(choose);
}

void SeatModel::exchange(Item item)
{
    SeatDraft draft = m_draft;
    if (draft.given == item) {
        draft.given = std::nullopt;
        setDraft(draft);
    } else if (draft.given) {
        act(Exchange{m_index, *draft.given, item, {}});
    } else {
        draft.given = item;
        setDraft(draft);
    }
}

void SeatModel::unpick()
{
    setDraft({});
}

void SeatModel::offer(const QString &slot)
{
    if (const auto where = fromWord<Slot>(slot))
        act(PrepareOffering{m_index, *where, {}, {}});
}

void SeatModel::send(const QString &slot)
{
    if (const auto where = fromWord<Slot>(slot))
        act(SendToPalace{m_index, *where, {}});
}

void SeatModel::empty(const QString &slot)
{
    if (const auto where = fromWord<Slot>(slot))
        act(EmptyWorkshop{m_index, *where, {}});
}

void SeatModel::act(const Action &action)
{
    m_draft = {};
    if (!m_table.act(action))
        refresh();
}

void SeatModel::setDraft(const SeatDraft &draft)
{
    m_draft = draft;
    refresh();
}

void SeatModel::refresh()
{
    const Seat &seat = m_table.state().seats[static_cast<std::size_t>(m_index)];
    if (seat != m_seen) {
        m_seen = seat;
        m_draft = {};
    }
    const SeatTelling telling{m_table.words(), m_table.language(), m_table.journal(), m_index,
                              m_draft};
    m_workshops.setRows(workshopRows(telling));
    m_items.setRows(itemRows(telling));
    m_types.setRows(typeRows(telling));
    m_cards.setRows(cardRows(telling));
    SeatView view = seatView(telling);
    if (view == m_view)
        return;
    m_view = std::move(view);
    Q_EMIT viewChanged();
}

} // namespace gyoji
