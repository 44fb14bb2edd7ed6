// SPDX-License-Identifier: MIT
#include "arigato/json/room.h"
#include "arigato/past_days.h"
#include "arigato/score.h"
#include "simulate/arigato_game.h"
#include "simulate/sample_box.h"
#include "table/game_table.h"
#include "table/script.h"

#include <QTest>

using namespace gyoji;
using namespace gyoji::arigato;

namespace {

using Lines = Journal<arigato::Game>;

/// Aki, the second of two, on day 5 with an objective that players judge on day 6. In UL lives a
/// sculptor with favor 4 whose offering costs a sword; Aki has one.
QByteArray opening()
{
    return R"({"gyoji":1,"game":"arigato","players":["Bea","Aki"],"start":{"day":5},)"
           R"("calendar":{"days":{"6":{"kind":"manual","text":{"en":"Clap"}}}},)"
           R"("box":{"gyoji-box":1,"id":"t","title":{"en":"t"},"faces":[],"cards":[)"
           R"({"id":"S","type":"sculptor","slots":["UL"],"favor":4,"cost":{"sword":1}}]}})"
           "\n"
           R"({"do":"adjust","player":1,"phase":"day","village":{"UL":{"card":"S"}},)"
           R"("items":{"sword":1}})"
           "\n";
}

QByteArray line(const QByteArray &deed, const QByteArray &more = {})
{
    return R"({"do":")" + deed + R"(","player":1)" + more + "}\n";
}

Lines played(const QByteArray &lines)
{
    const Script script = readScript(opening() + lines, shippedBox);
    if (script.fault)
        qFatal("line %d is refused", script.fault->line);
    return dynamic_cast<const GameTable<Room> &>(*script.table).journal();
}

State after(State state, const std::vector<Action> &actions)
{
    for (const Action &action : actions)
        state = std::get<Step<State, Fact>>(apply(std::move(state), action)).state;
    return state;
}

Lines simulated(std::uint64_t seed, int players)
{
    const SimulatedGame game = simulate(sampleBox(), seed, players, {.rarePermille = 0});
    Lines journal(game.start);
    for (const Action &action : game.actions) {
        if (journal.append(action))
            qFatal("an action is refused");
    }
    return journal;
}

} // namespace

class TestPastDays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatWasLeft();
    void nothingIsLeftOfTheBestDay();
    void comparesNothingCountedByHand_data();
    void comparesNothingCountedByHand();
    void aDayUnderWayIsNotPast();
    void everyDayIsReplayed();
};

/// A card sent with its offering counts its favor at the end (ari.end.gate).
void TestPastDays::saysWhatWasLeft()
{
    const auto days = lookBack(played(line("offer", R"(,"slot":"UL")") + line("check")), 1);
    QCOMPARE(days.size(), 1U);
    QCOMPARE(days[0].played.day, 5);
    QCOMPARE(days[0].played.total, 0);
    QCOMPARE(days[0].played.actions.size(), 2U);
    QVERIFY(days[0].played.isComparable);
    QVERIFY(days[0].best.proven);
    QCOMPARE(days[0].left(), 4);
}

void TestPastDays::nothingIsLeftOfTheBestDay()
{
    const auto days = lookBack(
        played(line("offer", R"(,"slot":"UL")") + line("send", R"(,"slot":"UL")") + line("check")),
        1);
    QCOMPARE(days.size(), 1U);
    QCOMPARE(days[0].played.total, 4);
    QCOMPARE(days[0].best.total, 4);
    QCOMPARE(days[0].left(), 0);
}

void TestPastDays::comparesNothingCountedByHand_data()
{
    QTest::addColumn<QByteArray>("lines");
    QTest::newRow("corrected") << line("adjust", R"(,"favor":1)") + line("check");
    QTest::newRow("gained") << line("gain", R"(,"favor":1)") + line("check");
}

void TestPastDays::comparesNothingCountedByHand()
{
    QFETCH(const QByteArray, lines);
    const auto days = lookBack(played(lines), 1);
    QCOMPARE(days.size(), 1U);
    QVERIFY(!days[0].played.isComparable);
    QCOMPARE(days[0].left(), 0);
}

void TestPastDays::aDayUnderWayIsNotPast()
{
    QCOMPARE(pastDaysOf(played(line("offer", R"(,"slot":"UL")")), 1).size(), 0U);
    QCOMPARE(pastDaysOf(played({}), 0).size(), 0U);
}

/// Of each seat and day of whole games: the lines kept lead from the morning to the total of the
/// dusk, and the best is never less.
void TestPastDays::everyDayIsReplayed()
{
    int left = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const int players = static_cast<int>(seed) + 1;
        const Lines journal = simulated(seed, players);
        for (SeatIndex seat = 0; seat < players; ++seat) {
            const auto days = lookBack(journal, seat);
            QCOMPARE(days.size(), 12U);
            for (const DayLookedBack &day : days) {
                const State dusk = after(day.played.morning, day.played.actions);
                QCOMPARE(scoreOf(dusk, dusk.seats[static_cast<std::size_t>(seat)]).total(),
                         day.played.total);
                const State best = after(day.played.morning, day.best.actions);
                QCOMPARE(scoreOf(best, best.seats[static_cast<std::size_t>(seat)]).total(),
                         day.best.total);
                QVERIFY(!day.best.proven || day.best.total >= day.played.total);
                left += day.left();
            }
        }
    }
    QVERIFY(left > 0);
}

QTEST_APPLESS_MAIN(TestPastDays)

#include "tst_past_days.moc"
