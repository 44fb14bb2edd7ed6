// SPDX-License-Identifier: MIT
#include "window/arigato/arigato_table.h"

#include "arigato/clock.h"
#include "arigato/json/room.h"
#include "arigato/score.h"
#include "json/strings.h"
#include "table/game_table.h"
#include "words/arigato_card.h"
#include "words/arigato_facts.h"
#include "words/arigato_story.h"
#include "words/arigato_tell.h"
#include "words/words.h"

namespace gyoji {

using namespace arigato;

namespace {

LogRow logRow(const Words &words, const Journal<arigato::Game>::Line &line, const State &before,
              const State &after, Language language)
{
    LogRow row{actionSentences(words, line.action, before, language).join(u' '), {}};
    for (const Fact &fact : line.facts)
        row.facts << factSentence(words, fact, after, language);
    return row;
}

} // namespace

ArigatoTable::ArigatoTable(std::unique_ptr<RunningTable> running, const Words &words,
                           Language language)
    : m_running(std::move(running))
    , m_journal(static_cast<const GameTable<Room> &>(m_running->table()).journal())
    , m_words(words)
    , m_language(language)
{
    QList<SeatRow> rows;
    for (std::size_t i = 0; i < state().seats.size(); ++i) {
        m_seats.push_back(std::make_unique<SeatModel>(*this, static_cast<SeatIndex>(i)));
        rows << SeatRow{m_seats.back().get()};
    }
    m_seatRows.setRows(rows);
    refresh();
}

void ArigatoTable::setCurrent(int seat)
{
    if (seat == m_current || seat < 0 || seat >= static_cast<int>(m_seats.size()))
        return;
    m_current = seat;
    Q_EMIT currentChanged();
}

void ArigatoTable::undo()
{
    accept(m_running->undo());
}

void ArigatoTable::redo()
{
    accept(m_running->redo());
}

void ArigatoTable::undoSeat(SeatIndex seat)
{
    accept(m_running->undo(seat));
}

bool ArigatoTable::act(const Action &action)
{
    return accept(m_running->act(writeAction(action)));
}

void ArigatoTable::dismiss()
{
    if (m_message.isEmpty())
        return;
    m_message.clear();
    Q_EMIT messageChanged();
}

bool ArigatoTable::accept(const std::optional<Refusal> &refusal)
{
    const QString message = refusal ? m_words.message(*refusal, 0, m_language) : QString();
    if (!refusal)
        refresh();
    if (message != m_message) {
        m_message = message;
        Q_EMIT messageChanged();
    }
    return !refusal;
}

void ArigatoTable::setLanguage(Language language)
{
    if (language == m_language)
        return;
    m_language = language;
    m_told.clear();
    dismiss();
    refresh();
}

void ArigatoTable::refresh()
{
    for (const auto &seat : m_seats)
        seat->refresh();
    refreshLog();
    m_scores.setRows(newScores());
    TableView view = newView();
    if (view == m_view)
        return;
    m_view = std::move(view);
    Q_EMIT viewChanged();
}

/// Lines that are told already stay as they are.
void ArigatoTable::refreshLog()
{
    const auto lines = m_journal.lines();
    const auto told =
        std::mismatch(m_told.begin(), m_told.end(), lines.begin(), lines.end(),
                      [](const Action &action, const auto &line) { return action == line.action; });
    auto first = static_cast<std::size_t>(told.first - m_told.begin());
    m_told.erase(told.first, m_told.end());
    QList<LogRow> rows = m_log.rows().first(static_cast<qsizetype>(first));
    State before = m_journal.stateBefore(first);
    for (; first < lines.size(); ++first) {
        auto outcome = arigato::apply(before, lines[first].action);
        State after = std::move(std::get<Step<State, Fact>>(outcome).state);
        rows << logRow(m_words, lines[first], before, after, m_language);
        m_told.push_back(lines[first].action);
        before = std::move(after);
    }
    m_log.setRows(rows);
}

TableView ArigatoTable::newView() const
{
    const Clock clock = clockOf(state());
    TableView view;
    view.day = clock.day;
    view.isOver = clock.phase == Phase::Over;
    if (const Objective *objective = state().calendar->objective(clock.day))
        view.objective = objectiveSentence(m_words, *objective, m_language);
    view.victory = victorySentence(m_words, state(), m_language);
    view.canUndo = m_journal.canUndo();
    view.canRedo = m_journal.canRedo();
    return view;
}

QList<ScoreRow> ArigatoTable::newScores() const
{
    const auto winners = winnersOf(state());
    QList<ScoreRow> rows;
    for (std::size_t i = 0; i < state().seats.size(); ++i) {
        const Seat &seat = state().seats[i];
        const Score score = scoreOf(state(), seat);
        rows << ScoreRow{
            fromUtf8(seat.name), score.objectives,
            score.favor,         score.gate,
            score.total(),       std::ranges::count(winners, static_cast<SeatIndex>(i)) > 0};
    }
    return rows;
}

} // namespace gyoji
