// SPDX-License-Identifier: MIT
#include "window/arigato/arigato_table.h"

#include "arigato/clock.h"
#include "arigato/json/room.h"
#include "arigato/sheet.h"
#include "json/strings.h"
#include "table/game_table.h"
#include "window/arigato/telling.h"
#include "words/arigato_card.h"
#include "words/arigato_ruling.h"
#include "words/arigato_story.h"
#include "words/words.h"

namespace gyoji {

using namespace arigato;

ArigatoTable::ArigatoTable(TableSession &session, const Words &words, Language language)
    : m_session(session)
    , m_journal(static_cast<const GameTable<Room> &>(session.table()).journal())
    , m_words(words)
    , m_language(language)
    , m_places(m_journal.state().seats.size())
{
    QList<SeatRow> rows;
    for (std::size_t i = 0; i < state().seats.size(); ++i) {
        m_seats.push_back(std::make_unique<SeatModel>(*this, static_cast<SeatIndex>(i)));
        rows << SeatRow{m_seats.back().get()};
    }
    m_seatRows.setRows(rows);
    m_lineCare = std::make_unique<LineCare>(*this);
    m_calendar = std::make_unique<TableCalendar>(*this);
    refresh();
    connect(&session, &TableSession::changed, this, &ArigatoTable::showChange);
}

void ArigatoTable::setCurrent(int seat)
{
    if (seat == m_current || seat < 0 || seat >= static_cast<int>(m_seats.size()))
        return;
    m_current = seat;
    Q_EMIT currentChanged();
}

bool ArigatoTable::act(const Action &action, SeatIndex seat)
{
    m_acting = seat;
    const auto refusal = m_session.act(writeAction(action));
    m_acting.reset();
    tell(refusal, seat);
    return !refusal;
}

void ArigatoTable::showChange()
{
    cover();
    if (m_acting)
        refreshFor(*m_acting);
    else
        refresh();
    Q_EMIT changed();
}

void ArigatoTable::refreshFor(SeatIndex acting)
{
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        if (static_cast<SeatIndex>(i) == acting)
            m_seats[i]->refresh();
        else
            m_seats[i]->refreshIfStale();
    }
    refreshTable();
}

void ArigatoTable::amend(const Amendment<Action> &amendment)
{
    LineAmendment lines{amendment.at, amendment.removed, {}};
    for (const Action &action : amendment.inserted)
        lines.inserted.push_back(writeAction(action));
    tell(m_session.amend(lines));
}

bool ArigatoTable::beginAnew(const Box &box)
{
    const auto refusal = m_session.beginAnew(withBox(running().header(), box));
    tell(refusal);
    return !refusal;
}

bool ArigatoTable::isToEnter(SeatIndex seat) const
{
    const Seat &start = m_journal.start().seats[static_cast<std::size_t>(seat)];
    return start.day > firstDay && !m_journal.lastLineOf(seat);
}

void ArigatoTable::turnToEntry()
{
    for (SeatIndex seat = 0; seat < seatCount(); ++seat) {
        if (isToEnter(seat)) {
            setCurrent(seat);
            return;
        }
    }
    Q_EMIT entered();
}

void ArigatoTable::finish()
{
    act(Finish{});
}

void ArigatoTable::rule(const QString &ruling, int value)
{
    const auto id = fromWord<Ruling>(ruling);
    if (id && act(SetRuling{*id, value}))
        m_rulings.setRows(newRulings());
}

void ArigatoTable::dismiss()
{
    tell(std::nullopt);
}

void ArigatoTable::tell(const std::optional<Refusal> &refusal, SeatIndex seat)
{
    const QString message = refusal ? messageOf(*refusal, languageOf(seat)) : QString();
    if (message == m_message)
        return;
    m_message = message;
    m_messageRule = refusal ? explainedBy(refusal->rule) : QString();
    Q_EMIT messageChanged();
}

/// Where a later line would fall, that line is named.
QString ArigatoTable::messageOf(const Refusal &refusal, Language language) const
{
    const QString message = m_words.message(refusal, 0, language);
    const auto fallen = std::ranges::find(refusal.arguments, "fallen", &Argument::name);
    if (fallen == refusal.arguments.end())
        return message;
    const Argument line{"line", std::get<int>(fallen->value) + 1};
    return m_words.sentence("story/falls", {line, textArgument("message", message)}, language);
}

void ArigatoTable::tellLog()
{
    m_log.tell(m_words, m_journal, coveredSeats(), m_language);
}

void ArigatoTable::beginLog()
{
    if (++m_logReaders == 1)
        tellLog();
}

void ArigatoTable::endLog()
{
    if (--m_logReaders == 0)
        m_log.clear();
}

void ArigatoTable::setLanguage(Language language)
{
    if (language == m_language)
        return;
    m_language = language;
    m_log.clear();
    m_calendar->setLanguage(language);
    dismiss();
    refresh();
    Q_EMIT languageChanged();
}

void ArigatoTable::refresh()
{
    for (const auto &seat : m_seats)
        seat->refresh();
    m_rulings.setRows(newRulings());
    refreshTable();
}

void ArigatoTable::refreshTable()
{
    if (m_logReaders > 0)
        tellLog();
    m_lineCare->refresh();
    if (Sheet sheet = sheetOf(state()); sheet != m_sheet) {
        m_sheet = std::move(sheet);
        Q_EMIT sheetChanged();
    }
    TableView view = newView();
    if (view == m_view)
        return;
    m_view = std::move(view);
    Q_EMIT viewChanged();
}

TableView ArigatoTable::newView() const
{
    const Clock clock = clockOf(state());
    TableView view;
    view.day = clock.day;
    view.isOver = clock.phase == Phase::Over;
    view.days = daysAround(view.day);
    if (!view.isOver)
        tellDay(view);
    view.victory = victorySentence(m_words, state(), m_language);
    tellUndo(view);
    tellRedo(view);
    view.canEndDays = endingDays().size() > 1;
    return view;
}

QList<RulingRow> ArigatoTable::newRulings() const
{
    QList<RulingRow> rows;
    for (const Ruling id : allOf<Ruling>())
        rows << RulingRow{fromUtf8(idOf(id)),
                          rulingQuestion(m_words, id, m_language),
                          rulingReason(m_words, id, m_language),
                          rulingAnswer(m_words, id, 0, m_language),
                          rulingAnswer(m_words, id, 1, m_language),
                          state().rulings[indexOf(id)]};
    return rows;
}

} // namespace gyoji
