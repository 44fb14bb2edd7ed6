// SPDX-License-Identifier: MIT
#pragma once

#include "conformance/mutate.h"
#include "conformance/tally.h"
#include "simulate/random.h"
#include "table/game_table.h"
#include "table/games.h"
#include "table/script.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace gyoji::test {

/// What every game must keep, checked on random games. `Subject` brings the game's own:
///
/// - `Room`: as the table knows the game.
/// - `play(seed)`: a random game from start to end, {header line, start, actions}.
/// - `mostLines`: no game has more.
/// - `isOver(state)`, `hasWinners(state)`.
/// - `anyLine(state, random)`: a line that can be read, which the rules may well refuse.
/// - `spoiled(action, random)`: the action with something about it that its state may refuse.
/// - `withOtherSecrets(state, seat, random)`: the state with what that seat may not see changed.
/// - `Sums(state)`, `add(facts)`, `areCountsOf(state)`: every count is the sum of its facts.
/// - `want(tally)`, `count(tally, state, action, facts, state after)`: what must occur.
///
/// The first breach is thrown as Broken.
template <class Subject>
class Conformance
{
public:
    using Room = typename Subject::Room;
    using Game = typename Room::Game;
    using State = typename Game::State;
    using Action = typename Game::Action;
    using Fact = typename Game::Fact;

    Conformance() { Subject::want(m_tally); }

    const Tally &tally() const { return m_tally; }

    void play(std::uint64_t seed)
    {
        const auto played = Subject::play(seed);
        expect(played.actions.size() <= Subject::mostLines, u"the end is too far");
        Random random(seed);
        checkHeader(played.header, played.start, random);

        GameTable<Room> table(played.start);
        typename Subject::Sums sums(played.start);
        for (std::size_t i = 0; i < played.actions.size(); ++i) {
            try {
                checkStep(table, played.actions[i], sums);
                checkState(table, i % seldom == 0, random);
                tryLine(table, lineToTry(table, played, i, random), i % seldom == 0);
            } catch (const Broken &broken) {
                const QString line = QString::fromUtf8(Room::writeAction(played.actions[i]));
                throw Broken{QStringLiteral("line %1: %2: %3")
                                 .arg(QString::number(i + 1), line, broken.what)};
            }
        }
        expect(Subject::isOver(table.journal().state()), u"the end is not reached");
        checkReplay(table, played.header);
        checkUndo(table, played.start);
    }

private:
    /// Documents cost more than states, so they are compared once in so many lines.
    static constexpr std::size_t seldom = 8;

    void checkHeader(const QByteArray &header, const State &start, Random &random)
    {
        const auto opened = openTable(header, shippedBox);
        const auto *table = std::get_if<std::unique_ptr<Table>>(&opened);
        expect(table && (*table)->state() == Room::writeState(start),
               u"the header does not lead to the start");
        for (int i = 0; i < 8; ++i) {
            const auto other = openTable(mutated(header, random), shippedBox);
            if (const auto *fault = std::get_if<HeaderFault>(&other))
                m_tally.count("refusal", fault->refusal.rule);
        }
    }

    void checkStep(GameTable<Room> &table, const Action &action, typename Subject::Sums &sums)
    {
        const State before = table.journal().state();
        const QByteArray line = Room::writeAction(action);
        const auto read = Room::readLine(line, before);
        const auto *readBack = std::get_if<Action>(&read);
        expect(readBack && *readBack == action, u"the line does not read back");

        const auto outcome = Game::apply(before, action);
        const auto *step = std::get_if<Step<State, Fact>>(&outcome);
        expect(step, u"the action is refused");
        const auto again = std::get<Step<State, Fact>>(Game::apply(before, action));
        expect(again.state == step->state && again.facts == step->facts,
               u"the outcome differs the second time");

        expect(!table.act(line), u"the line is refused");
        expect(table.journal().state() == step->state &&
                   table.journal().lines().back().facts == step->facts,
               u"the line does something else than the action");
        sums.add(step->facts);
        expect(sums.areCountsOf(step->state), u"a count is not the sum of its facts");
        Subject::count(m_tally, before, action, step->facts, step->state);
    }

    void checkState(const GameTable<Room> &table, bool closely, Random &random)
    {
        const State &state = table.journal().state();
        expect(Subject::isOver(state) || !Subject::hasWinners(state), u"winners before the end");
        const auto seat =
            static_cast<SeatIndex>(random.below(static_cast<std::size_t>(table.seatCount())));
        const State view = Room::viewOf(state, seat);
        const State otherView = Room::viewOf(Subject::withOtherSecrets(state, seat, random), seat);
        expect(view == otherView, u"a view tells a secret");
        if (!closely)
            return;
        expect(Room::viewOf(view, seat) == view, u"a view of a view is another");
        expect(table.state(seat) == Room::writeState(otherView), u"a document tells a secret");
        expect(asksOf(state, seat) == asksOf(view, seat),
               u"a view does not know what to ask its own seat");
    }

    static QJsonValue asksOf(const State &state, SeatIndex seat)
    {
        const auto asks = QJsonDocument::fromJson(Room::writeAsks(state)).object();
        return asks[u"players"].toArray()[static_cast<qsizetype>(seat)];
    }

    /// A line that may be refused: one of another moment or the next one, changed or not, or any.
    template <class Played>
    QByteArray lineToTry(const GameTable<Room> &table, const Played &played, std::size_t now,
                         Random &random) const
    {
        const auto next = std::min(now + 1, played.actions.size() - 1);
        switch (random.below(5)) {
        case 0:
            return Subject::anyLine(table.journal().state(), random);
        case 1:
            return Room::writeAction(Subject::spoiled(played.actions[next], random));
        case 2:
            return mutated(Room::writeAction(played.actions[next]), random);
        case 3:
            return mutated(Room::writeAction(random.pick(played.actions)), random);
        default:
            return Room::writeAction(random.pick(played.actions));
        }
    }

    void tryLine(GameTable<Room> &table, const QByteArray &line, bool closely)
    {
        if (const auto rule = refusalOf(table.journal().state(), line)) {
            m_tally.count("refusal", *rule);
            checkRefused(table, line, closely);
        }
    }

    std::optional<RuleId> refusalOf(const State &state, const QByteArray &line) const
    {
        const auto read = Room::readLine(line, state);
        if (const auto *refusal = std::get_if<Refusal>(&read))
            return refusal->rule;
        const auto outcome = Game::apply(state, std::get<Action>(read));
        if (const auto *refusal = std::get_if<Refusal>(&outcome))
            return refusal->rule;
        return std::nullopt;
    }

    void checkRefused(GameTable<Room> &table, const QByteArray &line, bool closely)
    {
        const State state = table.journal().state();
        if (!closely) {
            expect(table.act(line) && table.journal().state() == state,
                   QStringLiteral("a refused line changes something: ") + QString::fromUtf8(line));
            return;
        }
        const QByteArray asks = table.asks();
        table.undo();
        const QByteArray document = table.state();
        const std::size_t lines = table.lineCount();
        const bool isRefusedBefore = table.act(QByteArrayLiteral("{}")).has_value();
        expect(isRefusedBefore && table.state() == document && table.lineCount() == lines &&
                   table.canRedo(),
               u"a refused line changes something after undo");
        table.redo();
        expect(table.act(line) && table.journal().state() == state && table.asks() == asks &&
                   table.lineCount() == lines + 1,
               QStringLiteral("a refused line changes something: ") + QString::fromUtf8(line));
    }

    void checkReplay(const GameTable<Room> &table, const QByteArray &header)
    {
        QByteArray file = header;
        for (std::size_t i = 0; i < table.lineCount(); ++i)
            file += '\n' + table.line(i);
        const Script script = readScript(file, shippedBox);
        expect(script.table && !script.fault, u"the script does not stand");
        expect(script.table->state() == table.state(), u"the script leads to another state");
        for (std::size_t i = 0; i < table.lineCount(); ++i)
            expect(script.table->log(i, 1) == table.log(i, 1), u"the script tells another log");
    }

    void checkUndo(GameTable<Room> &table, const State &start)
    {
        const State end = table.journal().state();
        const std::vector<typename Journal<Game>::Line> lines(table.journal().lines().begin(),
                                                              table.journal().lines().end());
        while (table.canUndo())
            table.undo();
        expect(table.journal().state() == start && table.lineCount() == 0,
               u"undo does not lead to the start");
        while (table.canRedo())
            table.redo();
        expect(table.journal().state() == end, u"redo does not lead to the end");
        expect(std::ranges::equal(table.journal().lines(), lines), u"redo brings other lines");
    }

    Tally m_tally;
};

/// Plays as many random games as the environment's GYOJI_RANDOM_GAMES says, prints how often
/// everything occurred, and fails where a game breaks a promise or something never occurred.
template <class Subject>
void conform()
{
    const int games = qEnvironmentVariableIntValue("GYOJI_RANDOM_GAMES");
    int seed = 0;
    try {
        Conformance<Subject> suite;
        for (seed = 1; seed <= games; ++seed)
            suite.play(static_cast<std::uint64_t>(seed));
        for (const QString &line : suite.tally().lines())
            qInfo().noquote() << line;
        const QStringList never = suite.tally().never();
        QVERIFY2(never.isEmpty(),
                 qPrintable(QStringLiteral("never: ") + never.join(QStringLiteral(", "))));
    } catch (const Broken &broken) {
        QFAIL(qPrintable(QStringLiteral("game %1: %2").arg(QString::number(seed), broken.what)));
    }
}

} // namespace gyoji::test
