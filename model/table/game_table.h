// SPDX-License-Identifier: MIT
#pragma once

#include "kernel/script_ids.h"
#include "table/table.h"

#include <variant>

namespace gyoji {

/// A table of the game whose room it is. A room has the game's types and rules (`Game`) and its
/// JSON: `id`, `readLine`, `writeAction`, `writeState`, `viewOf`, `isOver`, `sheetOf`,
/// `courseOf`, `rematchHeader`, `writeAsks`, `isLogged`, `writeFact`.
template <class Room>
class GameTable final : public Table
{
public:
    using Game = typename Room::Game;
    using State = typename Game::State;

    explicit GameTable(State start)
        : m_journal(std::move(start))
    {
    }

    const Journal<Game> &journal() const { return m_journal; }

    QByteArray game() const override { return Room::id; }
    int seatCount() const override { return static_cast<int>(m_journal.state().seats.size()); }
    std::size_t lineCount() const override { return m_journal.size(); }

    using Table::act;
    std::optional<Refusal> act(const QByteArray &line, const Save &save) override
    {
        auto action = Room::readLine(line, m_journal.state());
        if (auto *refusal = std::get_if<Refusal>(&action))
            return std::move(*refusal);
        return m_journal.append(std::get<typename Game::Action>(std::move(action)), save);
    }

    bool canUndo() const override { return m_journal.canUndo(); }
    bool canRedo() const override { return m_journal.canRedo(); }
    void undo() override { m_journal.undo(); }
    void redo() override { m_journal.redo(); }
    bool canUndoAmend() const override { return m_journal.canUndoAmend(); }
    void undoAmend() override { m_journal.undoAmend(); }
    bool canUndo(SeatIndex seat) const override { return m_journal.lastOf(seat).has_value(); }
    std::optional<Fall> checkUndo(SeatIndex seat) const override
    {
        const auto line = m_journal.lastOf(seat);
        return line ? m_journal.check({*line, 1, {}}) : std::nullopt;
    }
    std::optional<Fall> undo(SeatIndex seat) override { return m_journal.undo(seat); }
    std::optional<Fall> check(const LineAmendment &amendment) const override
    {
        const auto read = readAmendment(amendment);
        const auto *fall = std::get_if<Fall>(&read);
        return fall ? *fall : m_journal.check(std::get<Amended>(read));
    }
    std::optional<Fall> amend(const LineAmendment &amendment) override
    {
        const auto read = readAmendment(amendment);
        const auto *fall = std::get_if<Fall>(&read);
        return fall ? *fall : m_journal.amend(std::get<Amended>(read));
    }
    void become(Table &&other) override
    {
        m_journal = std::move(static_cast<GameTable &>(other).m_journal);
    }
    bool isOver() const override { return Room::isOver(m_journal.state()); }
    Course course() const override { return Room::courseOf(m_journal); }
    Sheet sheet() const override { return Room::sheetOf(m_journal.state()); }

    QByteArray rematch(const QByteArray &header, bool movesSeats) const override
    {
        return Room::rematchHeader(header, m_journal.start(), m_journal.state(), movesSeats);
    }

    QByteArray state() const override { return Room::writeState(m_journal.state()); }
    QByteArray state(SeatIndex as) const override
    {
        return Room::writeState(Room::viewOf(m_journal.state(), as));
    }
    QByteArray asks() const override { return Room::writeAsks(m_journal.state()); }
    QByteArrayList log(std::size_t line, int scriptLine) const override
    {
        QByteArrayList log;
        for (const auto &fact : m_journal.lines()[line].facts) {
            if (Room::isLogged(fact))
                log.append(Room::writeFact(scriptLine, fact, m_journal.state()));
        }
        return log;
    }
    QByteArray line(std::size_t line) const override
    {
        return Room::writeAction(m_journal.lines()[line].action);
    }
    SeatIndex seatOf(std::size_t line) const override { return m_journal.lines()[line].seat; }

private:
    using Amended = Amendment<typename Game::Action>;

    /// Each line put in is read in the state that the lines before it lead to.
    std::variant<Amended, Fall> readAmendment(const LineAmendment &amendment) const
    {
        const auto &[at, removed, lines] = amendment;
        if (at > m_journal.size() || removed > m_journal.size() - at)
            return Fall{m_journal.size(), {script::range, {{"key", std::string("at")}}}};
        Amended read{at, removed, {}};
        Journal<Game> journal(m_journal.stateBefore(at));
        for (const QByteArray &line : lines) {
            auto action = Room::readLine(line, journal.state());
            if (auto *refusal = std::get_if<Refusal>(&action))
                return Fall{at + journal.size(), std::move(*refusal)};
            read.inserted.push_back(std::get<typename Game::Action>(std::move(action)));
            // Whoever checks the amendment tells why it falls.
            if (journal.append(read.inserted.back()))
                break;
        }
        return read;
    }

    Journal<Game> m_journal;
};

} // namespace gyoji
