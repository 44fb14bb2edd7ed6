// SPDX-License-Identifier: MIT
#include "arigato/clock.h"
#include "host/arigato/secrets.h"
#include "window/arigato/arigato_table.h"
#include "words/arigato_deed.h"
#include "words/arigato_tell.h"
#include "words/words.h"

#include <algorithm>

/// Undo and redo, and what they would take back or make again.
namespace gyoji {

using namespace arigato;

void ArigatoTable::undo()
{
    tell(m_session.undo());
}

void ArigatoTable::redo()
{
    tell(m_session.redo());
}

void ArigatoTable::undoSeat(SeatIndex seat)
{
    tell(m_session.undo(seat));
}

bool ArigatoTable::isSecret(std::size_t line) const
{
    return std::ranges::any_of(coveredSeats(),
                               [&](SeatIndex seat) { return isSecretLine(m_journal, line, seat); });
}

QString ArigatoTable::deedOf(std::size_t line) const
{
    const auto &[action, facts, seat, clock] = m_journal.lines()[line];
    const State before = m_journal.stateBefore(line);
    if (seat != noSeat && isSecret(line))
        return secretSentence(m_words, before, seat, m_language);
    return deedSentence(m_words, action, before, m_language);
}

void ArigatoTable::tellUndo(TableView &view) const
{
    view.canUndo = m_journal.canUndo() || m_journal.canUndoAmend();
    if (!view.canUndo)
        return;
    if (const auto *amended = m_journal.lastAmend()) {
        view.undoneAct = m_words.term({"act", "amend"}, m_language);
        view.undoLabel = changeLabel("undo/amend", *amended);
        return;
    }
    const std::size_t last = m_journal.size() - 1;
    view.undoneAct = actName(m_words, m_journal.lines()[last].action, m_language);
    view.undoLabel =
        m_words.sentence("undo/line", {textArgument("deed", deedOf(last))}, m_language);
}

void ArigatoTable::tellRedo(TableView &view) const
{
    view.canRedo = m_journal.canRedo();
    if (!view.canRedo)
        return;
    const auto &[amendment, isAmend] = m_journal.undone().back();
    if (isAmend) {
        view.redoneAct = m_words.term({"act", "amend"}, m_language);
        view.redoLabel = changeLabel("redo/amend", amendment);
        return;
    }
    const Action &action = amendment.inserted.front();
    const State before = m_journal.stateBefore(amendment.at);
    const SeatIndex seat = arigato::Game::seatOf(action);
    const QString deed = seat != noSeat && isCovered(seat)
                             ? secretSentence(m_words, before, seat, m_language)
                             : deedSentence(m_words, action, before, m_language);
    view.redoneAct = actName(m_words, action, m_language);
    view.redoLabel = m_words.sentence("redo/line", {textArgument("deed", deed)}, m_language);
}

/// By the day on which the past was changed.
QString ArigatoTable::changeLabel(std::string_view id, const Amendment<Action> &amendment) const
{
    const int day = clockOf(m_journal.stateBefore(amendment.at)).day;
    return m_words.sentence(id, {{"n", day}}, m_language);
}

} // namespace gyoji
