// SPDX-License-Identifier: MIT
#include "window/arigato/seat_model.h"

#include "arigato/skips.h"
#include "json/strings.h"
#include "window/arigato/arigato_table.h"
#include "window/arigato/seat_care.h"
#include "window/arigato/telling.h"

namespace gyoji {

using namespace arigato;

SeatModel::SeatModel(ArigatoTable &table, SeatIndex index)
    : QObject(&table)
    , m_table(table)
    , m_index(index)
{
}

SeatModel::~SeatModel() = default;

SeatCare *SeatModel::care()
{
    if (!m_care)
        m_care = std::make_unique<SeatCare>(m_table, m_index);
    return m_care.get();
}

const Seat &SeatModel::seat() const
{
    return m_table.state().seats[static_cast<std::size_t>(m_index)];
}

SeatTelling SeatModel::telling() const
{
    // What a covered seat is asked, its phone answers.
    return {m_table.words(),
            m_table.languageOf(m_index),
            m_table.journal(),
            m_table.state(),
            m_index,
            m_draft,
            isCovered() ? Asked{} : frontOf(m_table.state(), m_index, m_draft)};
}

Action SeatModel::advancing() const
{
    return advanceOf(telling());
}

void SeatModel::advance()
{
    act(advancing());
}

void SeatModel::answer(bool isMet)
{
    act(advanceOf(telling(), isMet));
}

void SeatModel::describeObjective()
{
    m_table.calendar()->describe(seat().day);
}

void SeatModel::undo()
{
    m_table.undoSeat(m_index);
}

void SeatModel::uncover()
{
    m_table.uncover(m_index);
}

bool SeatModel::isCovered() const
{
    return m_table.isCovered(m_index);
}

void SeatModel::decline(int offer)
{
    const auto line = m_table.journal().lastLineOf(m_index);
    const auto row = std::ranges::find(m_whys.rows(), offer, &WhyRow::offer);
    if (!line || row == m_whys.rows().end())
        return;
    const Action &action = m_table.journal().lines()[*line].action;
    m_table.amend(
        {*line,
         1,
         {row->isDeclined ? accepting(action, offer) : declining(action, {offer, row->from})}});
}

void SeatModel::ask(const QString &ask, const QString &card)
{
    SeatDraft draft;
    draft.ask = ask.toStdString();
    draft.askedCard = m_table.state().box->cards.find(card.toStdString());
    setDraft(draft);
}

void SeatModel::unpick()
{
    setDraft({});
}

bool SeatModel::drop()
{
    if (m_draft == SeatDraft())
        return false;
    unpick();
    return true;
}

void SeatModel::openNumber(const QString &number)
{
    SeatDraft draft = m_draft;
    draft.number = fromUtf8(draft.number) == number ? std::string() : number.toStdString();
    setDraft(draft);
}

void SeatModel::doDeed(const QString &deed)
{
    const auto row = std::ranges::find(m_deeds.rows(), deed, &DeedRow::deed);
    if (row != m_deeds.rows().end())
        act(Action(row->action));
}

void SeatModel::pickWorkshop(const QString &slot)
{
    SeatDraft draft = m_draft;
    const auto picked = fromWord<Slot>(slot);
    draft.workshop = picked == draft.workshop ? std::nullopt : picked;
    setDraft(draft);
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

bool SeatModel::act(const Action &action)
{
    m_draft = {};
    const bool isAccepted = m_table.act(action, m_index);
    if (!isAccepted)
        refresh();
    return isAccepted;
}

void SeatModel::setDraft(const SeatDraft &draft)
{
    m_draft = draft;
    refresh();
}

SeatModel::Seen SeatModel::look() const
{
    const State &state = m_table.state();
    return {seat(), state.box, state.rulings, isBehind(state, m_index),
            m_table.childrenBehind(m_index)};
}

/// Days of children that the seat may close.
QList<DeedRow> SeatModel::closings() const
{
    QList<DeedRow> rows;
    for (const SeatModel *child : m_seen.childrenBehind)
        rows << closingRow(m_table.words(), m_table.languageOf(m_index), child->view().name,
                           child->index(), child->advancing());
    return rows;
}

void SeatModel::refreshIfStale()
{
    // Whose cards lie where matters while the cards of a type are shown.
    if (m_draft.type || look() != m_seen)
        refresh();
}

void SeatModel::speak(Speech *speech)
{
    if (speech == m_speech)
        return;
    m_speech = speech;
    Q_EMIT speechChanged();
}

void SeatModel::refresh()
{
    const Seen seen = look();
    if (seen.seat != m_seen.seat)
        m_draft = {};
    m_seen = seen;
    speak(m_table.speech(m_table.languageOf(m_index)));
    const SeatTelling seat = telling();
    m_workshops.setRows(workshopRows(seat));
    m_items.setRows(itemRows(seat));
    m_whys.setRows(whyRows(seat));
    m_numbers.setRows(numberRows(seat));
    m_sum.setRows(sumRows(seat));
    m_deeds.setRows(deedRows(seat) + closings());
    m_asks.setRows(isCovered() ? QList<AskRow>() : askRows(seat));
    m_types.setRows(typeRows(seat));
    m_claims.setRows(claimRows(seat));
    m_cards.setRows(cardRows(seat));
    m_slots.setRows(slotRows(seat));
    m_turns.setRows(turnRows(seat));
    if (m_care)
        m_care->refresh();
    SeatView view = seatView(seat);
    view.hasWhy = !m_whys.rows().isEmpty();
    view.devices = m_table.devices(m_index);
    view.isCovered = isCovered();
    view.isChild = m_table.isChild(m_index);
    view.days = m_table.daysAround(view.day);
    view.ownLanguage = m_table.seatLanguages()[m_index];
    WorkshopRow workshop =
        m_draft.workshop ? m_workshops.rows()[static_cast<int>(*m_draft.workshop)] : WorkshopRow{};
    m_doubt = isCovered() ? std::nullopt : doubtOf(m_table.journal(), m_index);
    DoubtView doubt = newDoubtView();
    if (view == m_view && workshop == m_workshop && doubt == m_doubtView)
        return;
    m_view = std::move(view);
    m_doubtView = std::move(doubt);
    m_workshop = std::move(workshop);
    Q_EMIT viewChanged();
}

} // namespace gyoji
